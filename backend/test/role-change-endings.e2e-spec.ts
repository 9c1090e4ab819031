import { PASSWORD } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, type TestUser, student } from './support/test-users';
import { createConnection, connected, mentor } from './support/connections';
import { scheduleMeeting } from './support/meetings';
import { mailsAfter } from './support/notification-mails';

let app: TestApp;
beforeAll(async () => (app = await startApp()));

const become = ({ browser }: TestUser, newRole: string, currentPassword?: string) =>
  browser.put('/api/user/role').send({ newRole, ...(currentPassword !== undefined && { currentPassword }) });
const preview = ({ browser }: TestUser, newRole: string) => browser.get(`/api/user/role/preview?newRole=${newRole}`);
const roleOf = async ({ browser }: TestUser) =>
  ((await browser.get('/api/user').expect(200)).body as { role: string }).role;
const mailsTo = (address: string) => app.mails.filter(({ to }) => to === address);
const rows = <T>(sql: string, id: number) => app.db.query<T[]>(sql, [id]);
const openTies = async ({ id }: TestUser) => ({
  connections: await rows(
    `SELECT id FROM mentorship.connections WHERE $1 IN (from_user_id, to_user_id) AND status IN ('pending', 'connected')`,
    id,
  ),
  meetings: await rows(
    `SELECT id FROM mentorship.meetings WHERE $1 IN (host_id, attendee_id) AND status IN ('pending', 'confirmed')`,
    id,
  ),
});

/** Creates an alum with a connected student, a meeting with that student, and a pending request. */
async function someone(prefix: string) {
  const alum = await mentor(app, `${prefix}.alum`);
  const [mentee, asking] = [await student(app, `${prefix}.mentee`), await student(app, `${prefix}.asking`)];
  await connected(mentee, alum);
  await createConnection(asking, alum);
  await scheduleMeeting(mentee, alum);
  return { alum, mentee, asking };
}

describe('a role change that ends connections', () => {
  it('shows beforehand what would end, without changing anything', async () => {
    const { alum } = await someone('preview');
    expect((await preview(alum, 'college_admin').expect(200)).body).toEqual({
      newRole: 'college_admin',
      connections: 1,
      requests: 1,
      meetings: 1,
      membership: null,
    });
    expect((await preview(alum, 'student').expect(200)).body).toMatchObject({ connections: 1, requests: 1 });
    expect((await preview(alum, 'alumni').expect(200)).body).toMatchObject({ connections: 0, meetings: 0 });
    expect((await openTies(alum)).connections).toHaveLength(2);
    await preview(alum, 'operator').expect(400);
    await app.visitor().get('/api/user/role/preview?newRole=alumni').expect(401);
  });

  it('requires the password even right after signing in, and ends nothing without it', async () => {
    const { alum } = await someone('asked');
    const { body } = await become(alum, 'college_admin').expect(403);
    expect(body).toMatchObject({
      code: 'mentorship.role-change-not-confirmed',
      errors: [{ field: 'currentPassword' }],
    });
    await become(alum, 'college_admin', 'Wrong-horse-9').expect(403);
    expect(await roleOf(alum)).toBe('alumni');
    expect(await openTies(alum)).toMatchObject({ connections: { length: 2 }, meetings: { length: 1 } });
  });

  it('ends everything right away and emails each of the other people', async () => {
    const { alum, mentee, asking } = await someone('ending');
    await become(alum, 'college_admin', PASSWORD).expect(200);
    expect(await openTies(alum)).toEqual({ connections: [], meetings: [] });

    await mailsAfter(app);
    const ends = (username: string) =>
      mailsTo(`${username}@example.org`).filter(({ subject }) => /ended|canceled/.test(subject));
    const subjects = (username: string) =>
      ends(username)
        .map(({ subject }) => subject)
        .sort();
    expect(subjects('ending.mentee')).toEqual([
      'Your connection with ending.alum Mentor ended',
      'Your meeting with ending.alum Mentor was canceled',
    ]);
    expect(subjects('ending.asking')).toEqual(['One of your open requests ended']);
    const [request] = ends('ending.asking');
    expect(request!.text).not.toContain('ending.alum');
    const [connection] = ends('ending.mentee').filter(({ subject }) => /connection/.test(subject));
    expect(connection!.text).toContain('They changed their role,');
    expect(await openTies(mentee)).toEqual({ connections: [], meetings: [] });
    expect((await openTies(asking)).connections).toEqual([]);
  });

  it('keeps what the new role allows', async () => {
    const { alum, mentee } = await someone('partly');
    const colleague = await mentor(app, 'partly.colleague');
    await connected(alum, colleague);
    expect((await preview(alum, 'student').expect(200)).body).toMatchObject({
      connections: 1,
      requests: 1,
      meetings: 1,
    });
    await become(alum, 'student', PASSWORD).expect(200);
    expect((await openTies(alum)).connections).toHaveLength(1);
    expect((await openTies(colleague)).connections).toHaveLength(1);

    // A student who becomes an alum keeps their mentors, without confirming anything.
    const grown = await student(app, 'partly.grown');
    await connected(grown, colleague);
    await become(grown, 'alumni').expect(200);
    expect((await openTies(grown)).connections).toHaveLength(1);
    expect((await openTies(mentee)).connections).toEqual([]);
  });

  it('empties the person’s own wait list', async () => {
    const [alum, waiting] = [await mentor(app, 'waited.for'), await student(app, 'waiting.one')];
    await app.db.query('INSERT INTO mentorship.wait_list (mentor_id, user_id, joined_at) VALUES ($1, $2, now())', [
      alum.id,
      waiting.id,
    ]);
    await become(alum, 'college_admin', PASSWORD).expect(200);
    expect(await rows('SELECT FROM mentorship.wait_list WHERE mentor_id = $1', alum.id)).toEqual([]);
  });

  it('leaves nothing open when it runs concurrently with a request', async () => {
    const alum = await mentor(app, 'race.alum');
    const askers = await Promise.all([1, 2, 3, 4].map((n) => student(app, `race.asker.${n}`)));
    await Promise.all([
      ...askers.map(({ browser }) => browser.post('/api/connections').send({ toUserId: alum.id })),
      become(alum, 'college_admin', PASSWORD).expect(200),
    ]);
    expect(await openTies(alum)).toEqual({ connections: [], meetings: [] });
  });
});

describe('handing over the main role', () => {
  const admins = ({ browser }: TestUser) => browser.get('/api/admin/college/admins');
  const makeMain = ({ browser }: TestUser, { id }: { id: number }, body: object = { isMainAdmin: true }) =>
    browser.patch(`/api/admin/college/admins/${id}`).send(body);

  it('lets the former main administrator change the role', async () => {
    const main = await administratorOf(app, 'handing.main', 3);
    const colleague = await administratorOf(app, 'handing.colleague', 3);
    expect((await preview(main, 'student').expect(200)).body).toMatchObject({ membership: 'main' });
    expect((await become(main, 'student', PASSWORD).expect(409)).body.code).toBe(
      'admin-analytics.last-main-administrator',
    );

    const { body } = await makeMain(main, colleague).expect(200);
    expect(body).toMatchObject([
      { id: colleague.id, isMainAdmin: true },
      { id: main.id, isMainAdmin: false },
    ]);
    expect((await preview(main, 'student').expect(200)).body).toMatchObject({ membership: 'active' });
    await become(main, 'student', PASSWORD).expect(200);
    expect((await admins(colleague).expect(200)).body).toMatchObject([{ id: colleague.id, isMainAdmin: true }]);
    const actions = await rows<{ action: string }>(
      `SELECT action FROM identity.audit_log WHERE user_id = $1 AND action LIKE 'main-administrator%'`,
      main.id,
    );
    expect(actions).toEqual([{ action: 'main-administrator-handed-over' }]);
  });

  it('is rejected for other administrators, for people outside the college and with an invalid body', async () => {
    const main = await administratorOf(app, 'refusing.main', 4);
    const colleague = await administratorOf(app, 'refusing.colleague', 4);
    const elsewhere = await administratorOf(app, 'refusing.elsewhere', 5);
    await makeMain(colleague, colleague).expect(403);
    await makeMain(main, elsewhere).expect(404);
    await makeMain(elsewhere, colleague).expect(404);
    await makeMain(main, { id: 2_147_483_647 }).expect(404);
    for (const body of [{ isMainAdmin: false }, { isMainAdmin: 'true' }]) {
      expect((await makeMain(main, colleague, body).expect(400)).body.errors).toMatchObject([{ field: 'isMainAdmin' }]);
    }
    await app.visitor().patch('/api/admin/college/admins/1').send({ isMainAdmin: true }).expect(401);
    expect((await admins(main).expect(200)).body).toMatchObject([
      { id: main.id, isMainAdmin: true },
      { isMainAdmin: false },
    ]);
  });

  it('keeps exactly one main administrator when done twice concurrently', async () => {
    const main = await administratorOf(app, 'twice.main', 6);
    const others = [await administratorOf(app, 'twice.one', 6), await administratorOf(app, 'twice.two', 6)];
    const answers = await Promise.all(others.map((other) => makeMain(main, other)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(
      await app.db.query('SELECT FROM admin_analytics.college_administrators WHERE college_id = 6 AND is_main'),
    ).toHaveLength(1);
  });
});
