import { mapping } from '../src/composition/database';
import { migrate } from '../src/shared/infrastructure/typeorm/migrate';
import { registered, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { structureOf } from './support/backups';
import { freshDatabaseUrl, testSettings } from './support/database';
import { previousRelease, previousReleaseDatabaseUrl } from './support/previous-release';
import { queryUrl } from './support/two-roles';

jest.setTimeout(120_000);

type Browser = ReturnType<TestApp['browser']>;

describe('an upgrade from the previous release', () => {
  let url: string;
  let ran: string[];
  let app: TestApp;
  let student: Browser;
  let alum: Browser;
  let administrator: Browser;
  let idOf: Map<string, number>;

  async function signIn(username: string): Promise<Browser> {
    const browser = app.browser();
    await browser.post('/api/login').send({ username, password: 'gradspan-demo-2026' }).expect(200);
    return browser;
  }

  beforeAll(async () => {
    url = await previousReleaseDatabaseUrl();
    ran = await migrate(testSettings(url), mapping);
    app = await startApp({ DATABASE_URL: url });
    student = await signIn('demo.student');
    alum = await signIn('demo.alumni');
    administrator = await signIn('demo.admin');
    const users = await queryUrl<{ id: number; username: string }>(url, 'SELECT id, username FROM identity.users');
    idOf = new Map(users.map(({ id, username }) => [username, id]));
  });

  it('runs the migrations that the previous release does not have', () => {
    const known = new Set(previousRelease.migrations);
    const missing = mapping.migrations.map(({ name }) => name).filter((name) => !known.has(name));

    expect([...ran].sort()).toEqual(missing.sort());
  });

  it('leads to the tables of a new installation', async () => {
    const fresh = await freshDatabaseUrl();
    const ofContexts = async (at: string): Promise<string[]> => {
      const columns = await queryUrl<{ definition: string }>(
        at,
        `SELECT concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
           pg_get_expr(adbin, adrelid)) AS definition
         FROM pg_attribute JOIN pg_class t ON t.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
         WHERE relkind IN ('r', 'v', 'm') AND attnum > 0 AND NOT attisdropped
           AND attrelid::regclass::text !~ '^(pg_|information_schema)' ORDER BY 1`,
      );
      const all = [...columns.map(({ definition }) => definition), ...(await structureOf(at))];
      // The library for jobs creates its tables itself; the positions of sequences are data.
      const own = all.filter((one) => !/\bjobs\./.test(one) && !one.startsWith('('));
      // PostgreSQL reads its own definitions with other parentheses.
      return own.map((one) => one.replaceAll(/[()]/g, ''));
    };

    expect(await ofContexts(url)).toEqual(await ofContexts(fresh));
  });

  it('keeps conversations, and people continue them', async () => {
    const path = `/api/conversations/${idOf.get('demo.alumni')}`;
    const before = await student.get(path).expect(200);
    expect(before.text).toContain('Written before the upgrade');
    expect(before.text).toContain('Answered before the upgrade');

    const message = { recipientId: idOf.get('demo.alumni'), content: 'Written after the upgrade' };
    await student.post('/api/messages').send(message).expect(201);
    const list = await alum.get('/api/conversations').expect(200);
    expect(list.text).toContain('Written after the upgrade');
    const found = await student.get('/api/search?q=upgrade').expect(200);
    expect(found.text).toContain('before the upgrade');
  });

  it('keeps meetings, and people schedule new ones', async () => {
    const { body } = await alum.get('/api/meetings').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ title: 'Planned before the upgrade' }));

    const start = Date.now() + 30 * 86_400_000;
    const form = {
      title: 'Planned after the upgrade',
      attendeeId: idOf.get('demo.alumni'),
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + 1_800_000).toISOString(),
    };
    const { body: meeting } = await student.post('/api/meetings').send(form).expect(201);
    await alum.post(`/api/meetings/${meeting.id}/respond`).send({ response: 'accepted' }).expect(200);
  });

  it('keeps recommendations, and people answer them', async () => {
    const { body } = await student.get('/api/recommendations').expect(200);
    expect(body.length).toBeGreaterThan(0);

    await student.patch(`/api/recommendations/${body[0].id}/status`).send({ status: 'declined' }).expect(200);
  });

  it('keeps the rights and the statistics of administrators', async () => {
    const stats = await administrator.get('/api/admin/college/interactions').expect(200);
    expect(stats.body).not.toEqual([]);
    await administrator.get('/api/admin/college/students').expect(200);
    await administrator.get('/api/admin/alumni').expect(200);
    await student.get('/api/admin/college').expect(403);
  });

  it('keeps connections, discussions and colleges', async () => {
    const connections = await student.get('/api/my-people?list=connected').expect(200);
    expect(connections.text).toContain('Kwame');
    const { body: posts } = await student.get('/api/forum/posts').expect(200);
    expect(posts.length).toBeGreaterThan(0);
    await student.post(`/api/forum/posts/${posts[0].id}/replies`).send({ content: 'After the upgrade' }).expect(201);
    const colleges = await app.visitor().get('/api/colleges/search?q=amherst').expect(200);
    expect(colleges.text).toContain('University of Massachusetts-Amherst');
  });

  it('does what the previous release had put off', async () => {
    const due = "SELECT FROM jobs.job WHERE state < 'completed' AND start_after <= now()";

    await eventually(async () => (await queryUrl(url, due)).length === 0);
    expect(await queryUrl(url, "SELECT name FROM jobs.job WHERE state = 'failed'")).toEqual([]);
  });

  it('lets people register and sign out', async () => {
    const newcomer = await registered(app, studentForm('after.upgrade'));
    await newcomer.get('/api/dashboard/stats').expect(200);
    await newcomer.post('/api/logout').expect(200);
    await newcomer.get('/api/user').expect(401);
  });
});
