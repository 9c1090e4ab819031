import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { eventually, startApp, type TestApp } from './support/app';
import { emptyTables } from './support/empty-tables';
import { claimForm, collegeIds, insertInvitedAlum } from './support/imported-alumni';
import { administratorOf, alumniOf, student, type TestUser } from './support/test-users';

const ALL_EVENTS = [
  'claim.created',
  'claim.declined',
  'alum.became_mentor',
  'broadcast.answered',
  'event.rsvps_changed',
  'profile.changed',
];

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
interface Delivery {
  readonly id: number;
  readonly messageId: string;
  readonly type: string;
  readonly status: string;
  readonly attempts: number;
  readonly answerStatus: number | null;
  readonly problem: string | null;
}

let receiver: Server;
let host: string;
let received: Received[];
let answer: (response: ServerResponse, path: string) => void;
let app: TestApp;
let mine: number;
let other: number;
let admin: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers, body });
      answer(response, request.url!);
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  app = await startApp({ OUTBOUND_ALLOW: host });
  [mine, other] = (await collegeIds(app, 2)) as [number, number];
  admin = await administratorOf(app, 'adm.one', mine);
  stranger = await administratorOf(app, 'adm.two', other);
}, 90_000);
beforeEach(async () => {
  await emptyTables(app.db, 'admin_analytics.webhooks', 'admin_analytics.webhook_deliveries');
  received = [];
  answer = (response) => response.writeHead(204).end();
});
afterAll(() => receiver.close().closeAllConnections());

const add = async (path = '/', events = ALL_EVENTS, by = admin) =>
  (
    await by.browser
      .post('/api/webhooks')
      .send({ url: `http://${host}${path}`, events })
      .expect(201)
  ).body as {
    id: number;
    secret: string;
  };
const editProfile = (description: string) =>
  admin.browser.patch('/api/admin/college').send({ description }).expect(200);
const deliveriesOf = async (id: number) =>
  (await admin.browser.get(`/api/webhooks/${id}/deliveries`).expect(200)).body as Delivery[];
const message = (type: string) =>
  eventually(() => received.find(({ body }) => (JSON.parse(body) as { type: string }).type === type));
const dataOf = ({ body }: Received) => (JSON.parse(body) as { data: Record<string, unknown> }).data;
const makeDue = () =>
  app.db
    .query(`UPDATE admin_analytics.webhooks SET due_at = now(), not_before = now()`)
    .then(() =>
      app.db.query(
        `UPDATE admin_analytics.webhook_deliveries SET next_attempt_at = now() WHERE next_attempt_at IS NOT NULL`,
      ),
    );

const headersOf = ({ headers }: Received) => ({
  'webhook-id': String(headers['webhook-id']),
  'webhook-timestamp': String(headers['webhook-timestamp']),
  'webhook-signature': String(headers['webhook-signature']),
});

describe('a webhook', () => {
  it('gets a signed message, which two libraries verify', async () => {
    const { secret } = await add();
    await editProfile('A college that sends messages.');
    const got = await message('profile.changed');

    for (const library of [new StandardWebhook(secret), new SvixWebhook(secret)]) {
      expect(library.verify(got.body, headersOf(got))).toMatchObject({
        type: 'profile.changed',
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        data: { collegeId: mine, fields: ['description'] },
      });
      expect(() => library.verify(`${got.body} `, headersOf(got))).toThrow('signature');
    }
    expect(got.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Gradspan' });
    expect(got.headers.cookie).toBeUndefined();
  });

  it('is signed with both secrets after the secret was replaced', async () => {
    const { id, secret } = await add();
    const { body } = await admin.browser.post(`/api/webhooks/${id}/rotate-secret`).expect(200);
    const newer = (body as { secret: string }).secret;
    expect(newer).not.toBe(secret);
    await admin.browser.post(`/api/webhooks/${id}/test`).expect(202);
    const got = await message('webhook.test');

    expect(headersOf(got)['webhook-signature'].split(' ')).toHaveLength(2);
    for (const one of [secret, newer]) new StandardWebhook(one).verify(got.body, headersOf(got));
    const listed = (await admin.browser.get('/api/webhooks').expect(200)).body as object[];
    expect(JSON.stringify(listed)).not.toMatch(/whsec|secret"/);
    expect(listed).toMatchObject([{ id, previousSecretUntil: expect.any(String) as string }]);
  });

  it('gets only what it is subscribed to, of its own college', async () => {
    await add('/mine', ['claim.declined']);
    await add('/other', ALL_EVENTS, stranger);
    const { id } = await add('/profile', ['profile.changed']);
    await editProfile('Another description of the college.');
    await message('profile.changed');
    await eventually(async () => (await deliveriesOf(id))[0]?.status === 'delivered');
    expect(received.map(({ path }) => path)).toEqual(['/profile']);
  });

  it('receives messages about alumni who claim or decline, and names only those who claimed', async () => {
    await add();
    const [claiming, declining] = [await insertInvitedAlum(app, mine), await insertInvitedAlum(app, mine)];
    const form = claimForm('hook.claims', claiming.token, { isProfileVisible: false });
    await app.browser().post('/api/alumni/claim').send(form).expect(201);
    await app.visitor().post('/api/alumni/claim/decline').send({ token: declining.token }).expect(204);

    expect(dataOf(await message('claim.created'))).toEqual({
      collegeId: mine,
      alum: {
        userId: null,
        importedId: claiming.id,
        fullName: 'Ada Example',
        major: 'Mathematics',
        graduationYear: 2015,
        isMentor: null,
        profileUrl: null,
      },
    });
    expect(dataOf(await message('claim.declined'))).toEqual({ collegeId: mine });
    expect(JSON.stringify(received)).not.toMatch(/example\.org/);
  });

  it('receives messages about mentors whose profile is public, and of no one who hides before the message is sent', async () => {
    const { id } = await add();
    const ada = await alumniOf(app, 'hook.ada', mine);
    const settings = (body: object) => ada.browser.put('/api/alumni/profile').send(body);
    await settings({ isWillingToMentor: true }).expect(200);
    await editProfile('Sent after the mentor who is hidden.');
    await message('profile.changed');
    expect((await deliveriesOf(id)).map(({ type }) => type)).toEqual(['profile.changed']);

    await ada.browser.patch('/api/privacy/preferences').send({ isProfileVisible: true }).expect(200);
    const { alum } = dataOf(await message('alum.became_mentor')) as { alum: object };
    expect(alum).toMatchObject({ userId: ada.id, importedId: null, isMentor: true });

    answer = (response) => response.writeHead(500).end();
    const [sent] = (await deliveriesOf(id)).filter(({ type }) => type === 'alum.became_mentor');
    await admin.browser.post(`/api/webhooks/deliveries/${sent!.id}/redeliver`).expect(202);
    await eventually(async () => (await deliveriesOf(id)).some(({ answerStatus }) => answerStatus === 500));
    await ada.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
    received = [];
    await makeDue();
    await admin.browser.patch(`/api/webhooks/${id}`).send({ isPaused: false }).expect(200);
    await eventually(async () => (await deliveriesOf(id)).some(({ status }) => status === 'withdrawn'));
    expect(received).toEqual([]);
  });
});

describe('a receiver', () => {
  it('that fails gets the same message again, with the same ID', async () => {
    answer = (response) => response.writeHead(503).end();
    const { id } = await add();
    await editProfile('The receiver is down when this is sent.');
    await eventually(async () => (await deliveriesOf(id))[0]?.attempts === 1);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'waiting', answerStatus: 503, problem: null }]);

    answer = (response) => response.writeHead(200).end('ok');
    await makeDue();
    await admin.browser.patch(`/api/webhooks/${id}`).send({ isPaused: false }).expect(200);
    await eventually(async () => (await deliveriesOf(id))[0]?.status === 'delivered');
    const ids = received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('that redirects isn’t followed', async () => {
    answer = (response) => response.writeHead(302, { location: `http://${host}/elsewhere` }).end();
    const { id } = await add('/moved');
    await admin.browser.post(`/api/webhooks/${id}/test`).expect(202);
    await eventually(async () => (await deliveriesOf(id))[0]?.attempts === 1);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'waiting', answerStatus: 302 }]);
    expect(received.map(({ path }) => path)).toEqual(['/moved']);
  });

  it('that sends an endless answer is cut off', async () => {
    let written = 0;
    answer = (response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(64_000);
      const write = () => {
        while (!response.destroyed && written < 1e9) {
          written += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', write);
        }
      };
      write();
    };
    const { id } = await add();
    await admin.browser.post(`/api/webhooks/${id}/test`).expect(202);
    await eventually(async () => (await deliveriesOf(id))[0]?.status === 'delivered');
    await new Promise((resume) => setTimeout(resume, 200));
    expect(written).toBeLessThan(10e6);
  });

  it('that is paused gets nothing, and the messages that waited after it is resumed', async () => {
    answer = (response) => response.writeHead(500).end();
    const { id } = await add();
    await editProfile('This message waits while the webhook is paused.');
    await eventually(async () => (await deliveriesOf(id))[0]?.attempts === 1);
    const { body } = await admin.browser.patch(`/api/webhooks/${id}`).send({ isPaused: true }).expect(200);
    expect(body).toMatchObject({ pausedBecause: 'administrator' });
    await admin.browser.post(`/api/webhooks/${id}/test`).expect(409);
    await editProfile('This one is not sent at all.');
    await eventually(async () => {
      const [waiting] = await app.db.query<[{ count: string }]>(
        `SELECT (SELECT count(*) FROM platform.outbox WHERE handed_over_at IS NULL AND name = 'colleges.college-profile-changed')
           + (SELECT count(*) FROM jobs.job WHERE name = 'queue-webhooks-when-college-profile-changed' AND state < 'completed')
           AS count`,
      );
      return waiting.count === '0';
    });
    answer = (response) => response.writeHead(200).end();
    await makeDue();
    await admin.browser.patch(`/api/webhooks/${id}`).send({ isPaused: false }).expect(200);
    await eventually(async () => (await deliveriesOf(id))[0]?.status === 'delivered');
    expect(await deliveriesOf(id)).toHaveLength(1);
  });
});

describe('the address of a webhook', () => {
  it.each([
    ['https://127.0.0.1/', /public internet/],
    ['https://localhost/', /public internet/],
    ['https://[::ffff:10.0.0.1]/', /public internet/],
    ['https://2130706433/', /public internet/],
    ['http://example.com/', /https/],
    ['https://ada:secret@example.com/', /user name/],
    ['ftp://example.com/', /https/],
    ['hooks', /https/],
    ['', /address/],
  ])('can’t be %s', async (url, expected) => {
    const { body } = await admin.browser
      .post('/api/webhooks')
      .send({ url, events: ['profile.changed'] })
      .expect(400);
    const { errors } = body as { errors: { field: string; message: string }[] };
    expect(errors).toEqual([{ field: 'url', message: expect.stringMatching(expected) as string }]);
  });

  it('and the secret are stored encrypted', async () => {
    const { secret } = await add('/token-4711');
    const rows = await app.db.query('SELECT to_jsonb(w) AS row FROM admin_analytics.webhooks w');
    expect(JSON.stringify(rows)).not.toMatch(/4711/);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'));
  });
});

describe('the webhooks of a college', () => {
  it('are five at most, also with concurrent requests', async () => {
    const body = { url: `http://${host}/`, events: ['profile.changed'] };
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => admin.browser.post('/api/webhooks').send(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409]);
  });

  it('are out of reach for administrators of other colleges, other roles and visitors', async () => {
    const { id } = await add();
    await admin.browser.post(`/api/webhooks/${id}/test`).expect(202);
    const [delivery] = await deliveriesOf(id);
    const robin = await student(app, 'hook.robin');
    const calls = (browser: TestUser['browser']) =>
      [
        browser.patch(`/api/webhooks/${id}`).send({ isPaused: true }),
        browser.delete(`/api/webhooks/${id}`),
        browser.post(`/api/webhooks/${id}/rotate-secret`),
        browser.get(`/api/webhooks/${id}/deliveries`),
        browser.post(`/api/webhooks/${id}/test`),
        browser.post(`/api/webhooks/deliveries/${delivery!.id}/redeliver`),
      ] as const;
    for (const call of calls(stranger.browser)) expect((await call).status).toBe(404);
    for (const call of calls(robin.browser)) expect((await call).status).toBe(403);
    for (const call of calls(app.browser())) expect((await call).status).toBe(401);
    expect((await stranger.browser.get('/api/webhooks').expect(200)).body).toEqual([]);
  });

  it('end with their deliveries when they are deleted', async () => {
    const { id } = await add();
    await admin.browser.post(`/api/webhooks/${id}/test`).expect(202);
    await admin.browser.delete(`/api/webhooks/${id}`).expect(204);
    await admin.browser.get(`/api/webhooks/${id}/deliveries`).expect(404);
    await eventually(async () => {
      const [row] = await app.db.query<[{ count: string }]>('SELECT count(*) FROM admin_analytics.webhook_deliveries');
      return row.count === '0';
    });
  });
});
