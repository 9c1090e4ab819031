import type { DataSource } from 'typeorm';
import { freshDatabase, sessionOn } from '../../../../../test/support/database';
import type { Session } from '../../../../shared/infrastructure/typeorm/session';
import { describeMessages } from '../../application/testing/messages.contract';
import { SqlMessageReader } from './sql-message-reader';
import { SqlPersonalData } from './sql-personal-data';
import { TypeormMessages } from './typeorm-messages';

let db: DataSource;
let session: Session;
beforeAll(async () => {
  db = await freshDatabase();
  session = sessionOn(db);
});
beforeEach(() => db.query('TRUNCATE messaging.messages RESTART IDENTITY'));

describeMessages('PostgreSQL', async () => ({
  messages: new TypeormMessages(session),
  reader: new SqlMessageReader(session),
}));

describe('the ways to messages', () => {
  beforeEach(async () => {
    await db.query(`
      INSERT INTO messaging.messages (sender_id, recipient_id, content, is_request, read, sent_at)
      SELECT 1 + n % 97, 101 + n % 89, 'Hello.', n % 50 = 0, n % 9 > 0, now() FROM generate_series(1, 20000) AS n`);
    await db.query('ANALYZE messaging.messages');
  });

  const planOf = async (work: () => Promise<unknown>): Promise<string> => {
    const asked: [string, unknown[]][] = [];
    const query = session.query.bind(session);
    session.query = async (sql, parameters = []) => {
      asked.push([sql, parameters]);
      return query(sql, parameters);
    };
    await work();
    session.query = query;
    const plan = await db.query<unknown[]>(`EXPLAIN ${asked[0]![0]}`, asked[0]![1]);
    return JSON.stringify(plan);
  };

  it.each([
    ['own messages', () => new SqlMessageReader(session).of(1, { limit: 20, before: null })],
    ['what is not read', () => new SqlMessageReader(session).unreadCount(101)],
    ['requests', () => new SqlMessageReader(session).requestsTo(101, [1, 2, 3])],
    ['the last request', () => new TypeormMessages(session).lastRequest(1, 101)],
  ])('lead over an index: %s', async (_, work) => {
    expect(await planOf(work)).not.toContain('Seq Scan');
  });
});

describe('somebody who leaves', () => {
  const rows = () =>
    db.query<{ sender_id: number; recipient_id: number }[]>(
      'SELECT sender_id, recipient_id, content FROM messaging.messages ORDER BY id',
    );
  const said = (...pairs: [number, number][]) =>
    db.query(
      `INSERT INTO messaging.messages (sender_id, recipient_id, content, is_request, read, sent_at)
       SELECT f, t, f || ' to ' || t, false, false, now() FROM unnest($1::int[], $2::int[]) AS p (f, t)`,
      [pairs.map(([from]) => from), pairs.map(([, to]) => to)],
    );

  it('leaves what was said to the other side, each of them under a number of their own', async () => {
    await said([7, 9], [9, 7], [8, 9]);
    for (const gone of [7, 8]) await new SqlPersonalData(session).erase(gone);
    const [one, two, three] = await rows();

    expect([one, two, three]).toMatchObject([
      { recipient_id: 9, content: '7 to 9' },
      { sender_id: 9, content: '9 to 7' },
      { recipient_id: 9, content: '8 to 9' },
    ]);
    expect(one!.sender_id).toBeLessThan(0);
    expect(two!.recipient_id).toBe(one!.sender_id);
    expect(three!.sender_id).toBeLessThan(0);
    expect(three!.sender_id).not.toBe(one!.sender_id);
  });

  it('leaves nothing that nobody can read any more', async () => {
    await said([7, 8], [8, 7], [8, 9]);
    for (const gone of [7, 8]) await new SqlPersonalData(session).erase(gone);

    expect(await rows()).toMatchObject([{ recipient_id: 9 }]);
  });

  it('takes along what they said, and of what others said when', async () => {
    await said([7, 9], [9, 7]);
    const { messagesSent, messagesReceived } = await new SqlPersonalData(session).of(7);

    expect(messagesSent).toEqual([expect.objectContaining({ content: '7 to 9', is_request: false, read: false })]);
    expect(messagesReceived).toEqual([expect.objectContaining({ is_request: false, read: false })]);
    expect(JSON.stringify(messagesReceived)).not.toContain('9 to 7');
  });
});
