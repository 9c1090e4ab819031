import type { AddressInfo } from 'node:net';
import { PersonalDataRegistry } from '../src/shared/application/personal-data';
import { cookieOf, PASSWORD } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { openStream, type OpenedStream } from './support/event-streams';
import { aPng } from './support/picture-files';
import { isStream, mountedRoutes } from './support/routes';
import { administratorOf, alumniOf, student, type TestUser } from './support/test-users';

const TEXT = 'Do zymurgy students get into the laboratory in their first year?';
const ANSWER = 'Yes, from the first week on, if you ask the laboratory assistants.';
const PATH = '/api/open-questions';

let app: TestApp;
let xan: TestUser;
let zeb: TestUser;
let others: Record<string, TestUser>;
let secretsOfXan: readonly string[];
let secretsOfZeb: readonly string[];
let streams: OpenedStream[];
let id: number;
let postId: number;
/** The responses to everyone but the asker and the alum, each with its request. */
const answered: { readonly asked: string; readonly text: string }[] = [];

const call = async (username: string, method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object) => {
  const browser = username === 'visitor' ? app.visitor() : others[username]!.browser;
  const answer = await browser[method](path).set('Origin', app.settings.origin).send(body);
  answered.push({ asked: `${username}: ${method} ${path}`, text: JSON.stringify(answer.headers) + answer.text });
  return answer;
};

async function secretsOf({ id: userId, browser }: TestUser): Promise<string[]> {
  await browser.post('/api/user/avatar').attach('file', await aPng(), 'me.png');
  const { body } = await browser.get('/api/user').expect(200);
  const { avatarUrl, email, username, fullName } = body as Record<string, string>;
  const picture = /[0-9a-f]{16,}/.exec(avatarUrl ?? '')?.[0];
  expect(picture).toBeDefined();
  return [String(userId), email!, username!, picture!, ...fullName!.split(' ')];
}
const act = ({ browser }: TestUser, action: string, body?: object) =>
  browser.post(`${PATH}/${id}/${action}`).send(body);
const offer = (to: TestUser) =>
  app.db.query(
    `INSERT INTO forum.open_question_offers (question_id, user_id, fit, offered_at, expires_at, status)
     VALUES ($1, $2, 'college', now(), now() + '2 days', 'open') ON CONFLICT DO NOTHING`,
    [id, to.id],
  );

beforeAll(async () => {
  app = await startApp();
  others = {
    kim: await student(app, 'kim'),
    ada: await alumniOf(app, 'ada', 1),
    dean: await administratorOf(app, 'dean', 1),
  };
  // IDs that do not appear anywhere by chance.
  await app.db.query(`SELECT setval('identity.users_id_seq', 987654321, false)`);
  xan = await student(app, 'xanthippe.q', { fullName: 'Xanthippe Quillfeather' });
  zeb = await alumniOf(app, 'zebulon.t', 1);
  await zeb.browser.put('/api/user').send({ fullName: 'Zebulon Thackeray' }).expect(200);
  await xan.browser.patch('/api/privacy/preferences').send({ profileVisibility: 'private' }).expect(200);
  await zeb.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
  [secretsOfXan, secretsOfZeb] = [await secretsOf(xan), await secretsOf(zeb)];
  const port = (app.app.getHttpServer().address() as AddressInfo).port;
  streams = await Promise.all(
    Object.keys(others).map(async (username) => {
      const signedIn = await app.browser().post('/api/login').send({ username, password: PASSWORD }).expect(200);
      return openStream(`http://127.0.0.1:${port}`, { cookie: cookieOf(signedIn) });
    }),
  );
}, 120_000);

describe('people who ask and answer openly', () => {
  beforeAll(async () => {
    const body = { collegeId: 1, text: TEXT, figure: 'net_price' };
    id = ((await xan.browser.post(PATH).send(body).expect(201)).body as { id: number }).id;
    await call('kim', 'post', PATH, { ...body, text: 'Is there a laboratory for first-year students?' });
    await eventually(async () => {
      const due = 'SELECT FROM forum.open_questions WHERE next_step_at <= now()';
      return (await app.db.query<object[]>(due)).length === 0;
    });
    for (const alum of [others.ada!, zeb]) await offer(alum);
    await call('ada', 'get', `${PATH}/offered`);
    expect(answered.at(-1)!.text).toContain('zymurgy');
    await act(zeb, 'take').expect(200);
    await call('ada', 'post', `${PATH}/${id}/take`);
    await act(zeb, 'answer', { text: ANSWER }).expect(200);
    await act(xan, 'accept', { isGood: true }).expect(200);
    await act(xan, 'consent', { publish: true }).expect(200);
    await act(zeb, 'consent', { publish: true }).expect(200);
    const { body: own } = await xan.browser.get(`${PATH}/${id}`).expect(200);
    postId = (own as { postId: number }).postId;
    expect(postId).toBeGreaterThan(0);
  }, 60_000);

  it('are not named in any response', async () => {
    for (const username of [...Object.keys(others), 'visitor']) {
      for (const { method, path: route } of mountedRoutes(app.app)) {
        if (method !== 'GET' || isStream({ path: route })) continue;
        for (const one of [id, postId, 1]) {
          await call(username, 'get', route.replace(/:\w+/g, String(one)));
          if (!route.includes(':')) break;
        }
      }
      for (const query of ['mine=true', 'collegeId=1', 'state=answered', 'state=waiting', 'figure=net_price'])
        await call(username, 'get', `${PATH}?${query}`);
      for (const query of ['q=zymurgy', 'collegeId=1', 'tag=Alumni answers'])
        await call(username, 'get', `/api/forum/posts?${query}`);
      await call(username, 'get', '/api/search?q=zymurgy');
      await call(username, 'get', '/api/search?q=xanthippe');
      for (const action of ['take', 'answer', 'accept', 'withdraw', 'consent']) {
        if (username !== 'kim' || action !== 'withdraw')
          await call(username, 'post', `${PATH}/${id}/${action}`, { text: ANSWER, isGood: true, publish: true });
      }
      await call(username, 'post', `/api/forum/posts/${postId}/author-block`);
    }
    const secrets = [...secretsOfXan, ...secretsOfZeb];
    const leaks = answered.flatMap(({ asked, text }) => {
      const found = secrets.filter((secret) => text.includes(secret));
      // A refusal can repeat its request, which may contain the name.
      return found.length > 0 && !asked.includes('xanthippe') ? [`${asked} names ${found.join(', ')}`] : [];
    });

    expect(leaks).toEqual([]);
    expect(answered.filter(({ text }) => text.includes('zymurgy')).length).toBeGreaterThan(20);
  }, 120_000);

  it('don’t learn who the other is', async () => {
    const seen = async ({ browser }: TestUser) => {
      const texts: string[] = [];
      for (const path of [
        `${PATH}/${id}`,
        `${PATH}?mine=true`,
        `${PATH}/offered`,
        '/api/notifications',
        `/api/forum/posts/${postId}`,
      ])
        texts.push((await browser.get(path)).text);
      return texts.join('\n');
    };
    const [byXan, byZeb] = [await seen(xan), await seen(zeb)];

    expect(byXan).toContain(ANSWER);
    expect(byZeb).toContain('zymurgy');
    expect(secretsOfZeb.filter((secret) => byXan.includes(secret))).toEqual([]);
    expect(secretsOfXan.filter((secret) => byZeb.includes(secret))).toEqual([]);
  });

  it('are not named in any notification, email or stream event', async () => {
    await eventually(async () =>
      (await call('kim', 'get', '/api/notifications')).text.includes('answered your open question'),
    );
    const mails = app.mails.filter(({ to }) => !/xanthippe|zebulon/.test(String(to)));
    const heard = JSON.stringify([answered.at(-1), streams.map(({ frames }) => frames), mails]);

    expect([...secretsOfXan, ...secretsOfZeb].filter((secret) => heard.includes(secret))).toEqual([]);
    expect(
      await app.db.query(
        `SELECT FROM messaging.notifications WHERE subject LIKE 'open-question:%' AND actor_id IS NOT NULL`,
      ),
    ).toEqual([]);
  });

  it('are not named in anyone else’s export', async () => {
    const registry = app.app.get(PersonalDataRegistry, { strict: false });
    for (const [user, secrets] of [
      ...Object.values(others).map((one) => [one, [...secretsOfXan, ...secretsOfZeb]] as const),
      [xan, secretsOfZeb] as const,
      [zeb, secretsOfXan] as const,
    ]) {
      for (const part of registry.parts) {
        const exportText = JSON.stringify(await registry.export(part, user.id));
        expect(secrets.filter((secret) => exportText.includes(secret))).toEqual([]);
      }
    }
    expect(JSON.stringify(await registry.export('forum', xan.id))).toContain('zymurgy');
    expect(JSON.stringify(await registry.export('forum', zeb.id))).toContain(ANSWER);
  });

  it('leave no interaction and no row about a person in the statistics', async () => {
    const tables = await app.db.query<{ name: string }[]>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.columns
       WHERE table_schema = 'admin_analytics' AND column_name IN ('user_id', 'student_id')`,
    );
    expect(tables.length).toBeGreaterThan(0);
    for (const { name } of tables) {
      const text = JSON.stringify(await app.db.query(`SELECT * FROM ${name}`));
      expect([name, text.includes(String(xan.id))]).toEqual([name, false]);
    }
  });

  it('stay unknown to an alum who blocks suspects', async () => {
    const body = { collegeId: 1, text: `${TEXT} And in the second?` };
    id = ((await xan.browser.post(PATH).send(body).expect(201)).body as { id: number }).id;
    const { ada } = others;
    await offer(ada!);
    const offersOf = async () => {
      const { body: listed } = await ada!.browser.get(`${PATH}/offered`).expect(200);
      return (listed as { offers: { question: { id: number } }[] }).offers.map(({ question }) => question.id);
    };
    const before = await offersOf();
    await app.db.query('INSERT INTO mentorship.blocks VALUES ($1, $2, now())', [ada!.id, xan.id]);

    expect(before).toContain(id);
    expect(await offersOf()).toEqual(before);
    expect((await act(ada!, 'take').expect(409)).body).toMatchObject({ code: 'forum.offer-ended' });
  });
});
