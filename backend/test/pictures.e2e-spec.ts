import sharp from 'sharp';
import { registered, studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';

type Browser = Awaited<ReturnType<typeof registered>>;

const PATH = '/api/user/avatar';
const SIDE = 512;

let app: TestApp;
let people = 0;
let robin: Browser;
beforeAll(async () => (app = await startApp()));
beforeEach(async () => (robin = await registered(app, studentForm(`robin.${++people}`))));

const send = (file: Buffer, { browser = robin, field = 'file', name = 'me.png', type = 'image/png' } = {}) =>
  browser.post(PATH).attach(field, file, { filename: name, contentType: type });
const addressOf = async (browser = robin): Promise<string | null> =>
  ((await browser.get('/api/user').expect(200)).body as { avatarUrl: string | null }).avatarUrl;
const picture = (path: string) => app.visitor().get(path).responseType('blob');

/** Left half red, right half blue, as JPEG, PNG or WebP. */
const redAndBlue = (width = 800, height = 800) => {
  const half = (colour: string) => ({ create: { width: width / 2, height, channels: 3 as const, background: colour } });
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: half('red'), left: 0, top: 0 },
  ]);
};

/** What is seen at a place of the picture: 'red', 'blue' or something else. */
async function colourAt(webp: Buffer, left: number, top: number): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(webp)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  if (green > 60) return `rgb(${red}, ${green}, ${blue})`;
  return red > 180 && blue < 60 ? 'red' : blue > 180 && red < 60 ? 'blue' : `rgb(${red}, ${green}, ${blue})`;
}

describe('sending a picture of oneself', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is possible as %s', async (format) => {
    const { body } = await send(await redAndBlue().toFormat(format).toBuffer()).expect(200);
    const { headers, body: webp } = await picture(body.avatarUrl).expect(200);

    expect(body).toMatchObject({
      avatarUrl: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.webp$/),
      hasPassword: true,
    });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(await sharp(webp as Buffer).metadata()).toMatchObject({ format: 'webp', width: SIDE, height: SIDE });
  });
});
