import { SettleAnswer } from '../src/contexts/mentorship/application/connections/answer-request';
import { eventually, startApp, type TestApp } from './support/app';
import { type TestUser, student } from './support/test-users';
import { accept, createConnection, patchConnection, end, mentor, relation, settle } from './support/connections';
import { subjectsAfter } from './support/notification-mails';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  ada = await mentor(app, 'ada', { maxMentees: 1 });
});
beforeEach(async () => {
  await emptyTables(
    app.db,
    'mentorship.connections',
    'mentorship.matches',
    'messaging.messages',
    'messaging.conversations',
    'mentorship.meetings',
  );
});

const undo = (user: TestUser, id: number) => patchConnection(user, id, { status: 'pending' });
const decline = (user: TestUser, id: number, reason?: string) =>
  patchConnection(user, id, { status: 'declined', reason });

/** The subjects of emails to Robin about an acceptance, which are sent ten minutes after it. */
const acceptances = async (): Promise<string[]> =>
  (await subjectsAfter(app, 'robin')).filter((subject) => /accepted/.test(subject));
const listMessagesTo = async ({ browser, id }: TestUser) =>
  ((await browser.get('/api/messages').expect(200)).body as { recipientId: number; content: string }[])
    .filter(({ recipientId }) => recipientId === id)
    .map(({ content }) => content);
const placesLeft = async () =>
  ((await robin.browser.get(`/api/alumni/${ada.id}`).expect(200)).body as { alumniProfile: { placesLeft: number } })
    .alumniProfile.placesLeft;

describe('undoing an answer', () => {
  it('keeps nothing of an acceptance: no match, taken place, email or message', async () => {
    const id = await createConnection(robin, ada);
    const before = await placesLeft();
    await accept(ada, id).expect(200);
    expect([before, await placesLeft()]).toEqual([1, 0]);
    const { body } = await undo(ada, id).expect(200);

    expect(body).toMatchObject({ id, status: 'pending', expiresAt: expect.any(String) });
    expect((await relation(robin, ada)).state).toBe('pending_sent');
    expect(await placesLeft()).toEqual(before);
    expect(await app.db.query('SELECT FROM mentorship.matches')).toEqual([]);
    await app.app.get(SettleAnswer, { strict: false }).execute({ connectionId: id, undoUntil: new Date() });
    expect(await listMessagesTo(robin)).toEqual([]);
    expect(await acceptances()).toEqual([]);
    await accept(ada, id).expect(200);
  });

  it('restores a declined request, without the reason', async () => {
    const id = await createConnection(robin, ada);
    await decline(ada, id, 'No time').expect(200);
    expect((await undo(ada, id).expect(200)).body).toMatchObject({ status: 'pending', reason: null });
    expect((await ada.browser.get('/api/connection-requests').expect(200)).body).toMatchObject([{ connectionId: id }]);
  });

  it('can be repeated, but not by the sender or by another person', async () => {
    const id = await createConnection(robin, ada);
    await accept(ada, id).expect(200);
    await undo(robin, id).expect(403);
    await undo(await student(app, 'stranger'), id).expect(404);
    await Promise.all([1, 2, 3].map(() => undo(ada, id).expect(200)));
    expect((await undo(robin, id).expect(403)).body).toMatchObject({ code: 'mentorship.other-side' });
  });

  it('is refused after ten seconds, and the answer stays', async () => {
    const id = await createConnection(robin, ada);
    await accept(ada, id).expect(200);
    await app.db.query(`UPDATE mentorship.connections SET undo_until = now() - interval '1 millisecond'`);
    expect((await undo(ada, id).expect(409)).body).toMatchObject({ code: 'mentorship.too-late-to-undo' });
    expect((await relation(robin, ada)).state).toBe('connected');
  });

  it('is refused after the sender has ended the connection', async () => {
    const id = await createConnection(robin, ada);
    await accept(ada, id).expect(200);
    await end(robin, id).expect(204);
    await undo(ada, id).expect(409);
  });

  it('keeps messages of the sender, and the request is pending again', async () => {
    const id = await createConnection(robin, ada);
    await accept(ada, id).expect(200);
    await robin.browser.post('/api/messages').send({ recipientId: ada.id, content: 'Great!' }).expect(201);
    await undo(ada, id).expect(200);
    expect(await listMessagesTo(ada)).toContain('Great!');
    expect((await relation(ada, robin)).state).toBe('pending_received');
  });

  it('cancels a meeting that was scheduled after the acceptance', async () => {
    const id = await createConnection(robin, ada);
    await accept(ada, id).expect(200);
    const startTime = new Date(Date.now() + 3 * 86_400_000);
    const endTime = new Date(startTime.getTime() + 1_800_000);
    await robin.browser
      .post('/api/meetings')
      .send({ attendeeId: ada.id, title: 'Talk', startTime, endTime })
      .expect(201);
    await undo(ada, id).expect(200);
    expect(await app.db.query('SELECT status FROM mentorship.meetings')).toEqual([{ status: 'cancelled' }]);
  });
});

describe('an answer that is not undone', () => {
  it('is stored immediately, marks the request as read, and sends one reply once it is settled', async () => {
    const id = await createConnection(robin, ada);
    await accept(ada, id).expect(200);
    await accept(ada, id).expect(200);
    expect((await relation(robin, ada)).state).toBe('connected');
    expect(await app.db.query('SELECT read FROM messaging.messages')).toEqual([{ read: true }]);
    expect(await listMessagesTo(robin)).toEqual([]);

    for (let times = 0; times < 2; times++) await settle(app, id).catch(() => undefined);
    expect(await listMessagesTo(robin)).toEqual(["Thanks for reaching out! I'd be happy to connect with you."]);
    expect(await acceptances()).toEqual(['ada Mentor accepted your request']);
    await undo(ada, id).expect(409);
  });

  it('is settled automatically', async () => {
    const id = await createConnection(robin, ada);
    await accept(ada, id).expect(200);
    await eventually(async () => (await listMessagesTo(robin))[0], 25_000);
  }, 30_000);

  it('sends no message when it is a decline', async () => {
    const id = await createConnection(robin, ada);
    await decline(ada, id).expect(200);
    await settle(app, id);
    expect(await listMessagesTo(robin)).toEqual([]);
  });
});
