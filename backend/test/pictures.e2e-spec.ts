import { request } from 'node:http';
import sharp from 'sharp';
import { RateLimits } from '../src/shared/application/rate-limits';
import { RATE_LIMITS } from '../src/shared/domain/limits';
import { cookieOf, PASSWORD, registered, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { pagesFolder } from './support/pages';
import {
  pngBomb,
  aJpeg,
  aMovingPng,
  aMovingWebp,
  aPhoto,
  aPng,
  colorAt,
  truncatedJpeg,
  redAndBlue,
} from './support/picture-files';

type Browser = Awaited<ReturnType<typeof registered>>;

const PATH = '/api/user/avatar';
const SIDE = 512;
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const ADDRESS = /^\/pictures\/[0-9a-f]{32}\.webp$/;

let app: TestApp;
let people = 0;
let username: string;
let robin: Browser;
const webRoot = pagesFolder();
beforeAll(async () => (app = await startApp({}, { webRoot })));
/** Registers a new user for the following tests. */
async function begin(): Promise<void> {
  username = `robin.${++people}`;
  robin = await registered(app, studentForm(username));
}

/** Signs the same person in again and returns the cookie of this second session. */
const cookieElsewhere = async (): Promise<string> =>
  cookieOf(await app.visitor().post('/api/login').send({ username, password: PASSWORD }).expect(200));
const send = (file: Buffer, { browser = robin, field = 'file', name = 'me.png', type = 'image/png' } = {}) =>
  browser.post(PATH).attach(field, file, { filename: name, contentType: type });
const addressOf = async (browser = robin): Promise<string | null> =>
  ((await browser.get('/api/user').expect(200)).body as { avatarUrl: string | null }).avatarUrl;
const sent = async (browser = robin): Promise<string> =>
  ((await send(await aPng(), { browser }).expect(200)).body as { avatarUrl: string }).avatarUrl;
const see = (address: string) => app.visitor().get(address).responseType('blob');

describe('uploading a picture', () => {
  beforeAll(begin);

  it.each(['jpeg', 'png', 'webp'] as const)('accepts %s with any file name', async (format) => {
    const file = await redAndBlue().toFormat(format).toBuffer();
    const { body } = await send(file, { name: '../../x.svg', type: 'image/svg+xml' }).expect(200);
    const picture = await see(body.avatarUrl as string).expect(200);

    expect(body).toMatchObject({ avatarUrl: expect.stringMatching(ADDRESS), hasPassword: true });
    expect(await addressOf()).toBe(body.avatarUrl);
    expect(await sharp(picture.body as Buffer).metadata()).toMatchObject({ format: 'webp', width: SIDE, height: SIDE });
  });

  it('removes the location and rotates the picture upright', async () => {
    const { body } = await send(await aPhoto('canary')).expect(200);
    const picture = (await see(body.avatarUrl as string).expect(200)).body as Buffer;

    expect(picture.includes('canary') || picture.includes('EXIF')).toBe(false);
    expect(await colorAt(picture, SIDE / 2, 5)).toBe('red');
    expect(await colorAt(picture, SIDE / 2, SIDE - 5)).toBe('blue');
  });

  it.each([
    ['a GIF', () => redAndBlue(8, 8).gif().toBuffer()],
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page behind a picture', async () => Buffer.concat([await aJpeg(), Buffer.from('<script>alert(1)</script>')])],
    ['an archive behind a picture', async () => Buffer.concat([await aPng(), Buffer.from('PK\x05\x06')])],
    ['a picture behind a page', async () => Buffer.concat([Buffer.from('<script>'), await aJpeg()])],
    ['half a picture', truncatedJpeg],
    ['a WebP that moves', aMovingWebp],
    ['a PNG that moves', async () => aMovingPng()],
    ['a bomb', async () => pngBomb(60_000, 60_000)],
    ['an empty file', async () => Buffer.alloc(0)],
  ])('rejects %s and changes nothing', async (_, file) => {
    const present = await addressOf();
    const { body } = await send(await file()).expect(400);

    expect(body).toMatchObject({ code: 'identity.picture-refused', errors: [{ field: 'file' }] });
    expect(await addressOf()).toBe(present);
  });

  it('rejects anything but one file in the expected field', async () => {
    const [file, present] = [await aPng(), await addressOf()];
    const wrong = [
      send(file, { field: 'avatar' }),
      send(file).attach('file', file, 'two.png'),
      send(file).field('role', 'college_admin'),
      send(file).field('__proto__[role]', 'college_admin'),
      robin.post(PATH).field('file', 'https://evil.example/r.png'),
      robin.post(PATH).set('Content-Type', 'multipart/form-data; boundary=x').send('--x\r\nnonsense'),
      robin.post(PATH).set('Content-Type', 'multipart/form-data').send('x'),
      robin.post(PATH).send({ file: 'https://evil.example/r.png' }),
      robin.post(PATH),
    ];
    for (const call of wrong) {
      const { status, body } = await call;
      expect({ status, errors: (body as { errors: unknown }).errors }).toMatchObject({
        status: 400,
        errors: [{ field: 'file' }],
      });
    }
    expect(await addressOf()).toBe(present);
  });

  it('rejects files over five megabytes', async () => {
    const head = Buffer.from([0xff, 0xd8, 0xff]);
    await send(Buffer.concat([head, Buffer.alloc(MAX_PICTURE_BYTES - 3)])).expect(400);

    for (const size of [MAX_PICTURE_BYTES + 1, MAX_PICTURE_BYTES * 2]) {
      const { body } = await send(Buffer.concat([head, Buffer.alloc(size - 3)])).expect(413);
      expect(body).toMatchObject({ code: 'platform.http-413' });
    }
    await sent();
  });

  it('is limited to twenty pictures an hour', async () => {
    const strict = await startApp({ DATABASE_URL: app.settings.databaseUrl, RATE_LIMITS: 'on' });
    const browser = await registered(strict, studentForm('eager'));
    const { id } = (await browser.get('/api/user').expect(200)).body as { id: number };
    const limits = strict.app.get(RateLimits, { strict: false });
    for (let n = 0; n < 19; n++) await limits.consume(RATE_LIMITS.picturesPerPerson, String(id));
    await send(await aPng(), { browser }).expect(200);
    const { headers } = await send(await aPng(), { browser }).expect(429);

    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });

  it('keeps one of several pictures that are uploaded concurrently', async () => {
    const file = await aPng();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(file)));
    const address = await addressOf();
    const kept = await app.db.query<{ key: string }[]>(
      `SELECT p.key FROM identity.pictures p JOIN identity.users u ON u.id = p.user_id WHERE u.username = $1`,
      [username],
    );

    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
    expect(kept.map(({ key }) => `/pictures/${key}.webp`)).toEqual([address]);
  });

  it('can be repeated after an interruption', async () => {
    const Cookie = await cookieElsewhere();
    const half = request(`${await app.app.getUrl()}${PATH}`, {
      method: 'POST',
      headers: {
        Origin: app.settings.origin,
        Cookie,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': 5e3,
      },
    });
    half.on('error', () => undefined);
    half.write('--x\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\n\r\nhalf');
    const file = await aPng();
    await eventually(async () => (await send(file)).status === 503);
    half.destroy();

    await eventually(async () => (await send(file)).status === 200);
  });

  it('rejects visitors', async () => {
    const call = app.visitor().post(PATH).set('Origin', app.settings.origin);
    await call.attach('file', await aPng(), 'me.png').expect(401);
  });
});

describe('a multipart request', () => {
  beforeAll(begin);

  it.each([
    ['a form on another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
    ['a form on a neighbour of the same domain', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://x.localhost' }, 403],
    ['a form on another site in an old browser', { Origin: 'https://evil.example' }, 403],
    ['a form that hides where it is', { Origin: 'null' }, 403],
    ['no one who says where it comes from', { Origin: '' }, 403],
    ['something typed by the person', { 'Sec-Fetch-Site': 'none' }, 415],
  ])('is rejected from %s', async (_, headers, status) => {
    await send(await aPng())
      .set(headers as Record<string, string>)
      .expect(status);

    expect(await addressOf()).toBeNull();
  });

  it('is rejected without an Origin header', async () => {
    const call = app
      .visitor()
      .post(PATH)
      .set('Cookie', await cookieElsewhere());
    await call.attach('file', await aPng(), 'me.png').expect(415);
  });

  it('is rejected on every other route', async () => {
    for (const call of [robin.put('/api/user'), robin.put('/api/user/role'), robin.post('/api/saved-colleges')]) {
      await call.attach('file', await aPng(), 'me.png').expect(415);
    }
  });
});

describe('an uploaded picture', () => {
  beforeAll(begin);

  it('is public, cached for a year, and served as a picture only', async () => {
    const { headers } = await see(await sent()).expect(200);

    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('content-disposition');
  });

  it('is unchanged when the form submits its URL', async () => {
    const present = await sent();
    await robin.put('/api/user').send({ fullName: 'Robin Renamed', avatarUrl: present }).expect(200);

    expect(await addressOf()).toBe(present);
    await see(present).expect(200);
  });

  it.each([
    ['taken away', () => robin.put('/api/user').send({ avatarUrl: null }).expect(200)],
    ['taken away by an empty field', () => robin.put('/api/user').send({ avatarUrl: '' }).expect(200)],
    ['replaced by another', () => sent()],
    [
      'replaced by one elsewhere',
      () => robin.put('/api/user').send({ avatarUrl: 'https://lh3.googleusercontent.com/a/r' }),
    ],
  ])('is deleted when it is %s', async (_, end) => {
    const former = await sent();
    await end();

    await see(former).expect(404);
  });

  it('is deleted with the account', async () => {
    const browser = await registered(app, studentForm('leaver'));
    const picture = await sent(browser);
    await app.db.query(`DELETE FROM identity.users WHERE username = 'leaver'`);

    await see(picture).expect(404);
  });

  it('cannot be set by another user, nor can any other path be set', async () => {
    const theirs = await sent(await registered(app, studentForm(`kim.${people}`)));
    const present = await sent();
    for (const avatarUrl of [
      theirs,
      `${present}?x`,
      '/pictures/x.webp',
      '/api/user',
      '//evil.example/r.png',
      'r.png',
    ]) {
      const { body } = await robin.put('/api/user').send({ avatarUrl }).expect(400);
      expect(body.errors).toMatchObject([{ field: 'avatarUrl' }]);
    }
    expect(await addressOf()).toBe(present);
  });

  it('is served only under its exact path', async () => {
    const present = await sent();
    const key = present.slice('/pictures/'.length, -'.webp'.length);
    const others = [
      `/pictures/${key}`,
      `/pictures/${key}.png`,
      `/pictures/${key.toUpperCase()}.webp`,
      `/api${present}`,
    ];
    const none = [`/pictures/${'0'.repeat(32)}.webp`, '/pictures/..%2fapi%2fuser.webp'];
    for (const path of [...others, ...none]) {
      const { headers } = await app.visitor().get(path).expect(404);
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});
