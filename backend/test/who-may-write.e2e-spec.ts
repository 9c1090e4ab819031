import { alumniForm, insertStudents, studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { confirmed, type TestUser, unconfirmedPerson } from './support/test-users';
import {
  alumna,
  asStrangers,
  type TestPeople,
  registerTestPeople,
  connect,
  inbox,
  countMessages,
  said,
  write,
} from './support/correspondence';

type Name = keyof TestPeople;

let app: TestApp;
let everyone: TestPeople;
const user = (name: Name): TestUser => everyone[name];
beforeAll(async () => {
  app = await startApp();
  everyone = await registerTestPeople(app);
});
beforeEach(() => asStrangers(app));

const closeAccount = ({ id }: TestUser) =>
  app.db.query(
    `UPDATE identity.users SET closing_at = now(), delete_after = now() + interval '14 days', written_choice = 'keep'
     WHERE id = $1`,
    [id],
  );
const isSuspended = ({ id }: TestUser) =>
  app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [id]);

describe('permission to write to a user', () => {
  it('requires a session', async () => {
    const asked = [
      app
        .visitor()
        .post('/api/messages')
        .set('Origin', app.settings.origin)
        .send({ recipientId: 1, content: 'Hello.' }),
      app.visitor().get('/api/messages'),
      app.visitor().patch('/api/messages/1/read').set('Origin', app.settings.origin).send({}),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it.each<[Name, Name, number]>([
    ['stu', 'alu', 201],
    ['stu2', 'alu', 201],
    ['kid', 'alu', 201],
    ['alu', 'alu', 400],
    ['alu2', 'alu', 201],
    ['adm1', 'alu', 403],
    ['adm2', 'alu', 403],
    ['alu', 'stu', 201],
    ['alu', 'stu2', 404],
    ['stu', 'alu2', 404],
    ['stu', 'stu2', 404],
    ['stu', 'kid', 404],
    ['stu2', 'kid', 404],
    ['kid', 'kid', 400],
    ['alu', 'kid', 404],
    ['alu2', 'kid', 404],
    ['adm1', 'kid', 403],
    ['adm2', 'kid', 403],
    ['alu', 'adm1', 404],
  ])('%s writes to %s: %i', async (from, to, status) => {
    const { body } = await write(user(from), user(to)).expect(status);

    expect(await countMessages(app)).toBe(status === 201 ? 1 : 0);
    if (status === 201) expect(body).toMatchObject({ senderId: user(from).id, recipientId: user(to).id });
  });

  it('rejects the text of a request from an adult to a user under 18', async () => {
    const words = "Hi, I'd like to connect with you for mentorship!";
    await write(user('alu'), user('kid'), words).expect(404);
    await said(user('kid'), user('alu'), words);

    expect(await said(user('alu'), user('kid'), 'With pleasure.')).toMatchObject({ recipientId: user('kid').id });
  });

  it('requires a confirmed address and a matching role', async () => {
    const newcomer = await unconfirmedPerson(app, studentForm('newcomer'));
    expect((await write(newcomer, user('alu')).expect(403)).body).toMatchObject({
      code: 'identity.confirm-your-email',
    });
    const waiting = await confirmed(app, studentForm('waiting', { role: 'college_admin', collegeId: 1 }));
    await write(waiting, user('alu')).expect(403);
    await waiting.browser.get('/api/messages').expect(403);

    expect(await countMessages(app)).toBe(0);
  });

  it('is lost by a connected user whose role changed or whose address is no longer confirmed', async () => {
    const [turned, moved] = [await alumna(app, 'turned'), await alumna(app, 'moved')];
    for (const alum of [turned, moved]) await connect(user('stu'), alum);
    await app.db.query("UPDATE identity.users SET role = 'college_admin' WHERE id = $1", [turned.id]);
    await app.db.query('UPDATE identity.users SET email_verified_at = NULL WHERE id = $1', [moved.id]);
    for (const alum of [turned, moved]) await write(alum, user('stu')).expect(403);

    expect(await countMessages(app)).toBe(4);
  });

  it('returns the same response for every user who is not visible to the sender', async () => {
    const [blocker, closing, suspended] = [
      await alumna(app, 'b'.repeat(8)),
      await alumna(app, 'closing'),
      await alumna(app, 'out'),
    ];
    await blocker.browser
      .post('/api/blocks')
      .send({ userId: user('stu').id })
      .expect(204);
    await closeAccount(closing);
    await isSuspended(suspended);
    const noOne = { id: 2_000_000_000 };
    const absent = [noOne, blocker, closing, suspended, user('alu2'), user('kid'), user('adm1')];
    const answers = await Promise.all(absent.map((to) => write(user('stu'), to).expect(404)));

    expect(new Set(answers.map(({ body }) => JSON.stringify({ ...(body as object), requestId: null }))).size).toBe(1);
    await write(blocker, user('stu')).expect(404);
    expect(await countMessages(app)).toBe(0);
  });

  it('ends between two connections when one of them blocks the other, closes their account or is suspended', async () => {
    const [one, other, third] = [
      await alumna(app, 'one.alum'),
      await alumna(app, 'other.alum'),
      await alumna(app, 'third.alum'),
    ];
    for (const peer of [one, other, third]) await connect(user('stu'), peer);
    await one.browser
      .post('/api/blocks')
      .send({ userId: user('stu').id })
      .expect(204);
    await closeAccount(other);
    await isSuspended(third);
    const before = await countMessages(app);
    for (const peer of [one, other, third]) await write(user('stu'), peer).expect(404);
    await write(one, user('stu')).expect(404);

    expect(await countMessages(app)).toBe(before);
    // Conversations with closing and suspended accounts stay; a conversation with a blocker is hidden from both sides.
    expect(await inbox(user('stu'))).toHaveLength(before - 2);
    expect(await inbox(one)).toEqual([]);
  });
});

describe('the daily limit of first contacts', () => {
  it('rejects the 21st first contact, with any message text', async () => {
    const strict = await startApp({ RATE_LIMITS: 'on' });
    const sender = await confirmed(strict, alumniForm('eager'));
    await insertStudents(strict.db, 'alum', 21, 'eager');
    await strict.db.query(
      "UPDATE identity.users SET role = 'alumni', email_verified_at = now() WHERE username LIKE 'alum%'",
    );
    const others = await strict.db.query<{ id: number }[]>(
      "SELECT id FROM identity.users WHERE username LIKE 'alum%' ORDER BY id",
    );
    for (const other of others.slice(0, 20)) await said(sender, other);
    const { body } = await write(sender, others[20]!).expect(429);

    expect(body).toMatchObject({ status: 429 });
    await said(sender, others[0]!, 'To someone who knows me already.');
  });
});
