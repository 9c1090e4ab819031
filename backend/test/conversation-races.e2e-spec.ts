import { alumniForm, studentForm } from './support/accounts';
import { driftedConversations } from './support/conversations';
import { type Answered, type Racer, type TwoServers, twoServers } from './support/two-servers';
import { emptyTables } from './support/empty-tables';

/** A few rounds per run are enough to detect a race; RACE_ROUNDS=50 shows how often it occurs. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2);
const ALL_AT_ONCE = 20;
jest.setTimeout(120_000 + ROUNDS * 20_000);

let servers: TwoServers;
let stu: Racer;
let alu: Racer;
beforeAll(async () => {
  servers = await twoServers();
  [stu, alu] = [await servers.join(studentForm('stu')), await servers.join(alumniForm('alu'))];
  await servers.call(0, alu, 'PATCH /api/privacy/preferences', { isProfileVisible: true });
});
beforeEach(() =>
  emptyTables(
    servers.db,
    'mentorship.connections',
    'mentorship.blocks',
    'mentorship.matches',
    'messaging.messages',
    'messaging.conversations',
  ),
);
afterEach(async () => expect(await driftedConversations(servers.db)).toEqual([]));

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const runConcurrently = (call: (n: number) => Promise<Answered>): Promise<Answered[]> =>
  Promise.all(range(ALL_AT_ONCE).map((n) => call(n)));
const send = (n: number, from: Racer, to: Racer): Promise<Answered> =>
  servers.call(n, from, 'POST /api/messages', { recipientId: to.id, content: `Message ${n}` });
const statusesOf = (answers: readonly Answered[]): number[] => [...new Set(answers.map(({ status }) => status))].sort();
const connect = async () => {
  await send(0, stu, alu);
  await send(1, alu, stu);
};
const sides = (n: number): [Racer, Racer] => (n % 4 < 2 ? [stu, alu] : [alu, stu]);
const unread = async (user: Racer): Promise<unknown> =>
  (await servers.call(0, user, 'GET /api/conversations/unread-count')).body.count;

describe(`concurrent requests to two servers, ${ROUNDS} rounds`, () => {
  it('create one conversation, however many messages are the first', async () => {
    for (const round of range(ROUNDS)) {
      await emptyTables(servers.db, 'mentorship.connections', 'messaging.messages', 'messaging.conversations');
      const answers = await runConcurrently((n) => send(n + round, ...sides(n)));

      const refusals = answers.filter(({ status }) => status !== 201).map(({ body }) => body.code);
      // One side can send all of theirs before the first of the other side counts as an answer.
      expect(refusals.filter((code) => code !== 'messaging.wait-for-answer')).toEqual([]);
      expect(refusals.length).toBeLessThan(ALL_AT_ONCE);
      expect(await servers.db.query('SELECT FROM messaging.conversations')).toHaveLength(2);
      expect(await driftedConversations(servers.db)).toEqual([]);
    }
  });

  it('with one Idempotency-Key store one message, and return it every time', async () => {
    await connect();
    for (const round of range(ROUNDS)) {
      const [content, headers] = [`Round ${round}`, { 'idempotency-key': `round-${round}-of-one-key` }];
      const body = { recipientId: alu.id, content };
      const again = (n: number) => servers.call(n + round, stu, 'POST /api/messages', body, headers);
      const answers = await runConcurrently(again);
      const kept = await servers.db.query('SELECT id FROM messaging.messages WHERE content = $1', [content]);

      // A request that overlaps the first one gets 409 and can be retried.
      expect(statusesOf(answers).filter((status) => ![201, 409].includes(status))).toEqual([]);
      expect(kept).toHaveLength(1);
      const ids = answers.filter(({ status }) => status === 201).map((answer) => answer.body.id);
      for (const id of [...ids, (await again(0)).body.id, (await again(1)).body.id]) expect(kept).toEqual([{ id }]);
    }
  });

  it('count every message once while both sides write, read, mark and delete', async () => {
    await connect();
    for (const round of range(ROUNDS)) {
      const sent = await runConcurrently((n) => send(n + round, ...sides(n)));
      expect(statusesOf(sent)).toEqual([201]);
      const answers = await runConcurrently((n) => {
        const [one, other] = sides(n);
        const id = sent[n]!.body.id as number;
        if (n % 5 === 0) return servers.call(n, one, `POST /api/conversations/${other.id}/read`, {});
        if (n % 5 === 1) return servers.call(n, one, `DELETE /api/messages/${id}`);
        if (n % 5 === 2) return servers.call(n, other, `PATCH /api/messages/${id}/read`, {});
        if (n % 5 === 3) return servers.call(n, one, `POST /api/conversations/${other.id}/unread`, {});
        return send(n, one, other);
      });
      expect(statusesOf(answers).filter((status) => ![200, 201, 204].includes(status))).toEqual([]);
      expect(await driftedConversations(servers.db)).toEqual([]);
    }
    for (const [one, other] of [
      [stu, alu],
      [alu, stu],
    ] as const) {
      await servers.call(1, one, `POST /api/conversations/${other.id}/read`, {});
      expect(await unread(one)).toBe(0);
    }
  });

  it('answer, read and dismiss a request without a deadlock', async () => {
    for (const round of range(ROUNDS)) {
      await emptyTables(
        servers.db,
        'mentorship.connections',
        'mentorship.matches',
        'messaging.messages',
        'messaging.conversations',
      );
      const { body } = await send(round, stu, alu);
      const answers = await runConcurrently((n) => {
        if (n % 4 === 0) return servers.call(n + round, alu, `PATCH /api/messages/${body.id as number}/read`, {});
        if (n % 4 === 1) return servers.call(n + round, alu, `POST /api/conversations/${stu.id}/read`, {});
        return n % 4 === 2 ? send(n + round, alu, stu) : send(n + round, stu, alu);
      });
      const known = [200, 201, 204, 403, 409];
      expect(statusesOf(answers).filter((status) => !known.includes(status))).toEqual([]);
      expect(await driftedConversations(servers.db)).toEqual([]);
    }
  });

  it('hide a conversation exactly while a block exists, in any order of blocks and unblocks', async () => {
    for (const round of range(ROUNDS)) {
      await emptyTables(servers.db, 'mentorship.connections', 'mentorship.blocks', 'messaging.messages');
      await emptyTables(servers.db, 'messaging.conversations');
      await connect();
      const answers = await runConcurrently((n) => {
        const [one, other] = sides(n);
        if (n % 3 === 2) return send(n + round, one, other);
        return servers.call(n + round, one, `${n % 3 ? 'POST' : 'DELETE'} /api/blocks/${other.id}`);
      });
      expect(statusesOf(answers).filter((status) => status >= 500)).toEqual([]);
      const blocks = await servers.db.query<object[]>('SELECT FROM mentorship.blocks');
      const hidden = await servers.db.query<{ hidden: boolean }[]>(
        'SELECT is_hidden AS hidden FROM messaging.conversations',
      );
      expect(hidden.map((row) => row.hidden)).toEqual(Array(2).fill(blocks.length > 0));
    }
  });
});
