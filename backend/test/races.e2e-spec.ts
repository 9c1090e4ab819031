import { alumniForm, studentForm } from './support/accounts';
import { eventually } from './support/app';
import { GEOLOGIST_TO_BE } from './support/recommendations';
import { type Answered, type Racer, type TwoServers, twoServers } from './support/two-servers';
import { emptyTables } from './support/empty-tables';

/** A few rounds per run show whether something is broken; RACE_ROUNDS=50 shows how often. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2);
const ALL_AT_ONCE = 20;
jest.setTimeout(120_000 + ROUNDS * 20_000);

let servers: TwoServers;
let stu: Racer;
let alu: Racer;
let alu2: Racer;
beforeAll(async () => {
  servers = await twoServers();
  stu = await servers.join(studentForm('stu'));
  [alu, alu2] = [await servers.join(alumniForm('alu')), await servers.join(alumniForm('alu2'))];
  for (const alumna of [alu, alu2]) {
    await servers.call(0, alumna, 'PATCH /api/privacy/preferences', { isProfileVisible: true });
    await servers.call(1, alumna, 'PUT /api/alumni/profile', { isWillingToMentor: true, industry: 'Energy' });
  }
  await servers.call(0, stu, 'PUT /api/student/profile', GEOLOGIST_TO_BE);
});

const range = (many: number): number[] => Array.from({ length: many }, (_, n) => n);
/** Sends the same request twenty times concurrently, spread over the two servers. */
const runConcurrently = (call: (n: number) => Promise<Answered>): Promise<Answered[]> =>
  Promise.all(range(ALL_AT_ONCE).map((n) => call(n)));
const statusesOf = (answers: readonly Answered[]): Record<number, number> =>
  answers.reduce<Record<number, number>>(
    (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
    {},
  );
const asStrangers = () =>
  emptyTables(
    servers.db,
    'mentorship.connections',
    'mentorship.blocks',
    'mentorship.matches',
    'mentorship.recommendations',
    'mentorship.wait_list',
    'mentorship.meetings',
    'messaging.messages',
    'messaging.conversations',
  );
const count = async (what: string, values: unknown[] = []): Promise<number> =>
  (await servers.db.query<[{ count: number }]>(`SELECT count(*)::int AS count FROM ${what}`, values))[0].count;
/** Returns the events of a connection that listeners received, in order. */
const listEventNames = async (connectionId: unknown): Promise<string[]> =>
  (
    await servers.db.query<{ name: string }[]>(
      `SELECT name FROM platform.outbox WHERE payload->>'connectionId' = $1::text ORDER BY id`,
      [connectionId],
    )
  ).map(({ name }) => name);
/**
 * Creates a pending request of the student.
 * @returns its ID, and the call that answers it
 */
async function request(): Promise<{ id: number; path: string }> {
  await asStrangers();
  const { body } = await servers.call(0, stu, 'POST /api/connections', { toUserId: alu.id });
  const id = body.id as number;
  return { id, path: `PATCH /api/connections/${id}` };
}

describe(`concurrent requests to two servers, ${ROUNDS} rounds`, () => {
  beforeEach(asStrangers);

  it('connect two people once who send requests to each other', async () => {
    for (const round of range(ROUNDS)) {
      await asStrangers();
      const answers = await runConcurrently((n) => {
        const [from, to] = (n + round) % 4 < 2 ? [alu, alu2] : [alu2, alu];
        return servers.call(n, from, 'POST /api/connections', { toUserId: to.id });
      });
      expect(statusesOf(answers)).toEqual({ 201: 1, 200: ALL_AT_ONCE - 1 });
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(await listEventNames(answers[0]!.body.id)).toEqual(['mentorship.connection-requested']);
      expect(await count('mentorship.connections')).toBe(1);
      expect(await count('messaging.messages')).toBe(1);
    }
  });

  it('accept a request once, even if it is accepted repeatedly', async () => {
    for (const round of range(ROUNDS)) {
      const { id, path } = await request();
      const answers = await runConcurrently((n) => servers.call(n + round, alu, path, { status: 'connected' }));
      expect(statusesOf(answers)).toEqual({ 200: ALL_AT_ONCE });
      expect(await count(`mentorship.connections WHERE id = $1 AND status = 'connected'`, [id])).toBe(1);
      expect(await count(`mentorship.matches WHERE status = 'active'`)).toBe(1);
    }
    // Ten seconds later, when the answer can no longer be undone. The requests of earlier rounds have been deleted by
    // then.
    const countAcceptNotifications = () =>
      count(`messaging.notifications WHERE kind = 'answer' AND data->>'what' = 'accepted'`);
    expect(await eventually(countAcceptNotifications)).toBe(1);
    const plans = `messaging.mail_plans WHERE user_id = $1 AND kind = 'answer' AND due_at IS NOT NULL`;
    expect(await count(plans, [stu.id])).toBe(1);
  });

  it('store one reply and connect, even if the reply is sent repeatedly', async () => {
    for (const round of range(ROUNDS)) {
      const { id } = await request();
      const answers = await runConcurrently((n) =>
        servers.call(n, alu, 'POST /api/messages', { recipientId: stu.id, content: 'Yes.' }, key(round)),
      );
      expect(statusesOf(answers.filter(({ status }) => ![201, 409].includes(status)))).toEqual({});
      expect(answers.some(({ status }) => status === 201)).toBe(true);
      expect(await count(`messaging.messages WHERE content = 'Yes.'`)).toBe(1);
      expect(await count(`mentorship.connections WHERE id = $1 AND status = 'connected'`, [id])).toBe(1);
    }
  });
  const key = (round: number) => ({ 'Idempotency-Key': `the-same-reply-${round}` });

  it('apply accept, decline and block in some order, and never leave a blocked person connected', async () => {
    for (const round of range(ROUNDS)) {
      const { id, path } = await request();
      const answers = await runConcurrently((n) => {
        if (n % 3 === 0) return servers.call(n + round, alu, path, { status: 'connected' });
        if (n % 3 === 1) return servers.call(n + round, alu, path, { status: 'declined' });
        return servers.call(n + round, alu, 'POST /api/blocks', { userId: stu.id });
      });
      const blocking = answers.filter((_, n) => n % 3 === 2);
      expect(statusesOf(blocking)).toEqual({ 204: blocking.length });
      const events = await listEventNames(id);
      // The sender is notified of an answer only once it can no longer be undone.
      expect(events).not.toContain('mentorship.connection-answer-settled');
      const closings = events.filter((name) => name === 'mentorship.connection-closed');
      expect(closings.length).toBeLessThanOrEqual(1);
      expect(await count(`mentorship.connections WHERE status IN ('pending', 'connected')`)).toBe(0);
      expect(await count(`mentorship.matches WHERE status = 'active'`)).toBe(0);
      expect(await count('mentorship.blocks')).toBe(1);
    }
  });

  it('recommend no one twice', async () => {
    for (const round of range(ROUNDS)) {
      await asStrangers();
      const answers = await Promise.all(
        range(10).map((n) => servers.call(n + round, stu, 'POST /api/recommendations/generate')),
      );
      expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(10).fill([200, { count: 2 }]));
      expect(await count('mentorship.recommendations')).toBe(2);
      expect(await count('(SELECT DISTINCT student_id, mentor_id FROM mentorship.recommendations) AS pairs')).toBe(2);
    }
  });

  it('accept one answer to a recommendation, and send a request to the mentor only if it is accepted', async () => {
    for (const round of range(ROUNDS)) {
      await asStrangers();
      await servers.call(round, stu, 'POST /api/recommendations/generate');
      const [{ id }] = await servers.db.query<[{ id: number }]>('SELECT id FROM mentorship.recommendations');
      const status = (n: number) => ((n + round) % 4 < 2 ? 'accepted' : 'declined');
      const answers = await runConcurrently((n) =>
        servers.call(n, stu, `PATCH /api/recommendations/${id}/status`, { status: status(n) }),
      );
      const said = answers.map((one, n) => (one.status === 200 ? status(n) : '')).filter(Boolean);
      expect(statusesOf(answers)).toEqual({ 200: ALL_AT_ONCE / 2, 409: ALL_AT_ONCE / 2 });
      expect(new Set(said).size).toBe(1);
      expect(await count('mentorship.recommendations WHERE id = $1 AND status = $2', [id, said[0]])).toBe(1);
      expect(await count('mentorship.connections')).toBe(said[0] === 'accepted' ? 1 : 0);
    }
  });

  it('allow only one meeting in each hour of a person', async () => {
    await connect(stu, alu);
    await connect(alu2, alu);
    for (const round of range(ROUNDS)) {
      await emptyTables(servers.db, 'mentorship.meetings');
      const answers = await runConcurrently((n) => {
        const [host, attendee] = [[alu, stu] as const, [stu, alu] as const, [alu2, alu] as const][n % 3]!;
        return servers.call(n + round, host, 'POST /api/meetings', meetingBody(attendee, (n % 4) * 15));
      });
      expect(statusesOf(answers)).toEqual({ 201: 1, 409: ALL_AT_ONCE - 1 });
      expect(await count(`mentorship.meetings WHERE status = 'confirmed'`)).toBe(1);
    }
  });

  it('let a person accept only one of two invitations for the same hour', async () => {
    for (const mentor of [alu, alu2]) await servers.call(0, stu, 'POST /api/connections', { toUserId: mentor.id });
    for (const round of range(ROUNDS)) {
      await emptyTables(servers.db, 'mentorship.meetings');
      const invited = [
        await servers.call(0, alu, 'POST /api/meetings', meetingBody(stu, 0)),
        await servers.call(1, alu2, 'POST /api/meetings', meetingBody(stu, 30)),
      ].map(({ body }) => body.id as number);
      const answers = await runConcurrently((n) => {
        const path = `POST /api/meetings/${invited[(n + round) % 4 < 2 ? 0 : 1]!}/respond`;
        return servers.call(n, stu, path, { response: 'accepted' });
      });
      expect(statusesOf(answers)).toEqual({ 200: ALL_AT_ONCE / 2, 409: ALL_AT_ONCE / 2 });
      expect(await count(`mentorship.meetings WHERE status = 'confirmed'`)).toBe(1);
      expect(await count(`mentorship.meetings WHERE status = 'pending'`)).toBe(1);
    }
  });
});

/** Connects two people. */
async function connect(from: Racer, to: Racer): Promise<void> {
  const { body } = await servers.call(0, from, 'POST /api/connections', { toUserId: to.id });
  await servers.call(1, to, `PATCH /api/connections/${body.id as number}`, { status: 'connected' });
}

const MINUTE = 60_000;
const IN_TWO_DAYS = Math.ceil(Date.now() / (60 * MINUTE)) * 60 * MINUTE + 2_880 * MINUTE;
/** Returns a meeting of one hour that starts in two days plus this many minutes. */
const meetingBody = ({ id }: Racer, minutes: number) => ({
  title: 'A first talk',
  attendeeId: id,
  startTime: new Date(IN_TWO_DAYS + minutes * MINUTE).toISOString(),
  endTime: new Date(IN_TWO_DAYS + (minutes + 60) * MINUTE).toISOString(),
});
