import type { DataSource } from 'typeorm';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import { distributedRowsSettings, freshDatabase, settingsOf, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTablesAndIds } from '../../../../../test/support/empty-tables';
import { Outbox } from '../../../../shared/infrastructure/events/outbox';
import type { Settings } from '../../../../shared/infrastructure/settings/settings';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { aConversation, aMessage } from '../../application/conversations/testing/a-conversation';
import { describeConversations } from '../../application/conversations/testing/conversations.contract';
import { describeMessages } from '../../application/conversations/testing/messages.contract';
import { MessageSent } from '../../domain/conversations/events';
import { Message } from '../../domain/conversations/message';
import { SqlConversationReader, SqlConversations } from './sql-conversations';
import { SqlMessageReader } from './sql-message-reader';
import { SqlPersonalData } from './sql-personal-data';
import { TypeormMessages } from './typeorm-messages';

let db: DataSource;
let unitOfWork: UnitOfWork;
beforeAll(async () => {
  db = await freshDatabase();
  unitOfWork = unitOfWorkOn(db);
});
beforeEach(() => emptyTablesAndIds(db, 'messaging.messages', 'messaging.conversations'));

describeMessages('PostgreSQL', async () => ({
  messages: new TypeormMessages(unitOfWork),
  conversations: new SqlConversations(unitOfWork),
  reader: new SqlMessageReader(unitOfWork, unitOfWork),
}));

describeConversations('PostgreSQL', async () => ({
  conversations: new SqlConversations(unitOfWork),
  reader: new SqlConversationReader(unitOfWork, unitOfWork),
  run: (work) => unitOfWork.run(work),
}));

describe('queries for messages', () => {
  beforeEach(async () => {
    await db.query(`
      INSERT INTO messaging.messages (sender_id, recipient_id, content, is_request, read, sent_at)
      SELECT 1 + n % 97, 101 + n % 89, 'Hello.', n % 50 = 0, n % 9 > 0, now() FROM generate_series(1, 20000) AS n`);
    await db.query(`
      INSERT INTO messaging.conversations
      SELECT 1 + n % 97, 101 + n % 2000, n, now(), true, 'Hello.', false, (n % 50 = 0)::int, false, n % 60 = 0
      FROM generate_series(1, 20000) AS n`);
    await db.query('ANALYZE messaging.messages, messaging.conversations');
  });

  const explainQueries = async (work: () => Promise<unknown>): Promise<string> => {
    const statements: [string, unknown[]][] = [];
    const { query, queryPrepared } = unitOfWork;
    unitOfWork.query = unitOfWork.queryPrepared = (sql, parameters = []) => {
      statements.push([sql, parameters]);
      return query.call(unitOfWork, sql, parameters) as never;
    };
    await work();
    Object.assign(unitOfWork, { query, queryPrepared });
    const plan = await db.query<unknown[]>(`EXPLAIN ${statements[0]![0]}`, statements[0]![1]);
    return JSON.stringify(plan);
  };

  it.each([
    ['own messages', () => new SqlMessageReader(unitOfWork, unitOfWork).listByUser(1, { limit: 20, before: null })],
    [
      'one conversation',
      () => new SqlMessageReader(unitOfWork, unitOfWork).listBetween(1, 101, { limit: 20, before: 500 }),
    ],
    [
      'what was sent since a request',
      () => new SqlMessageReader(unitOfWork, unitOfWork).countSentSinceRequest(1, [101, 102], 3),
    ],
    ['what is not read', () => new TypeormMessages(unitOfWork).markRead({ from: 1, to: 101 }, null, new Date())],
    ['own conversations', () => new SqlConversationReader(unitOfWork, unitOfWork).list(1, { limit: 20, after: null })],
    ['one side', () => new SqlConversationReader(unitOfWork, unitOfWork).findSide(1, 101)],
    ['the unread count', () => new SqlConversationReader(unitOfWork, unitOfWork).countUnread(1)],
    ['requests', () => new SqlMessageReader(unitOfWork, unitOfWork).listRequests(101, [1, 2, 3])],
    ['the last request', () => new TypeormMessages(unitOfWork).findLastRequest(1, 101)],
  ])('use an index: %s', async (_, work) => {
    expect(await explainQueries(work)).not.toContain('Seq Scan');
  });

  it('use the index on pairs of people for one conversation', async () => {
    const reader = new SqlMessageReader(unitOfWork, unitOfWork);
    const plan = await explainQueries(() => reader.listBetween(1, 101, { limit: 20, before: 500 }));

    expect(plan).toContain('messages_between');
  });
});

describe('a message that is added to a conversation', () => {
  it('is passed once to the listeners in its unit of work, with which it is stored', async () => {
    const outbox = new Outbox();
    const unit = new UnitOfWork(db, outbox);
    const conversations = new SqlConversations(unit);
    const events: unknown[] = [];
    outbox.subscribeWithin(MessageSent.eventName, 'test', async (event) => {
      events.push({ ...event, isInUnitOfWork: unit.isInUnitOfWork });
      if (events.length > 1) throw new Error('The second message cannot be delivered');
    });
    const add = (id: number) =>
      conversations.update([1, 2], (conversation) => conversation.addMessage(aMessage(id, 1, 2)));
    await add(7);
    await conversations.update([1, 2], (conversation) => conversation.markUnread(1));
    await expect(add(8)).rejects.toThrow('cannot be delivered');

    expect(events).toMatchObject([7, 8].map((messageId) => ({ messageId, senderId: 1, isInUnitOfWork: true })));
    expect(await new SqlConversationReader(unitOfWork, unitOfWork).findSide(2, 1)).toMatchObject({
      lastMessage: { id: 7 },
    });
    expect(await db.query('SELECT 1 FROM platform.outbox')).toEqual([]);
  });
});

describe('concurrent changes of a conversation', () => {
  it('run one after the other, in either order of the two people, even before the conversation exists', async () => {
    const conversations = new SqlConversations(unitOfWork);
    const order: string[] = [];
    const write = (name: string, one: number, other: number, id: number) =>
      unitOfWork.run(async () => {
        const conversation = await conversations.lock([one, other]);
        order.push(`${name} begins`);
        conversation.addMessage(aMessage(id, one, other));
        await new Promise((resume) => setTimeout(resume, 50));
        await conversations.save(conversation);
        order.push(`${name} ends`);
      });
    await Promise.all([write('one', 1, 2, 7), write('other', 2, 1, 8)]);

    expect(order.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
    expect(await new SqlConversationReader(unitOfWork, unitOfWork).findSide(2, 1)).toMatchObject({ unreadCount: 1 });
    expect(await new SqlConversationReader(unitOfWork, unitOfWork).findSide(1, 2)).toMatchObject({ unreadCount: 1 });
  });

  it('need a unit of work, without which the lock would end with the statement', async () => {
    await expect(new SqlConversations(unitOfWork).lock([1, 2])).rejects.toThrow('unit of work');
    await expect(new TypeormMessages(unitOfWork).lock(1 as Parameters<TypeormMessages['lock']>[0])).rejects.toThrow(
      'unit of work',
    );
  });
});

it('a changed message is locked and written by its sender, who says on which server it is', async () => {
  const messages = new TypeormMessages(unitOfWork);
  const draft = { senderId: 7, recipientId: 9, content: 'Hello.' };
  const message = Message.write(await messages.nextId(), draft, new Date());
  await messages.save(message);
  const statements = jest.spyOn(PostgresQueryRunner.prototype, 'query');
  await messages.update(message.snapshot().id, (stored) => stored.markReadBy(9, new Date()));

  const texts = statements.mock.calls.map(([sql]) => sql);
  statements.mockRestore();
  expect(texts).toContainEqual(expect.stringMatching(/"sender_id" = \$\d.* FOR NO KEY UPDATE$/s));
  expect(texts).toContainEqual(expect.stringMatching(/^UPDATE "messaging"."messages" .*"sender_id" = \$\d/s));
});

describe.each<[string, () => Settings]>([
  ['as the test server stores rows', () => settingsOf(db)],
  ['with the statements for distributed rows', distributedRowsSettings],
])('erasing and exporting a person, %s', (_layout, settings) => {
  const rows = () =>
    db.query<{ sender_id: number; recipient_id: number }[]>(
      'SELECT sender_id, recipient_id, content FROM messaging.messages ORDER BY id',
    );
  const addMessages = (...pairs: [number, number][]) =>
    db.query(
      `INSERT INTO messaging.messages (sender_id, recipient_id, content, is_request, read, sent_at)
       SELECT f, t, f || ' to ' || t, false, false, now() FROM unnest($1::int[], $2::int[]) AS p (f, t)`,
      [pairs.map(([from]) => from), pairs.map(([, to]) => to)],
    );

  it('keeps their messages for the other side, with a different negative ID for each erased person', async () => {
    await addMessages([7, 9], [9, 7], [8, 9]);
    for (const gone of [7, 8]) await new SqlPersonalData(unitOfWork, settings()).erase(gone);
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

  it('changes nothing else of their messages', async () => {
    const readWhole = () =>
      db.query<{ row: Record<string, unknown> }[]>('SELECT to_jsonb(m) AS row FROM messaging.messages m ORDER BY id');
    await addMessages([7, 9]);
    await db.query(`UPDATE messaging.messages SET content = '', is_request = true, read = true, read_at = '2026-03-01T12:00:00Z',
      deleted_at = '2026-03-02T12:00:00Z', hidden_at = '2026-03-03T12:00:00Z', contains_contact_details = true`);
    const [before] = await readWhole();
    await new SqlPersonalData(unitOfWork, settings()).erase(7);
    const [after] = await readWhole();

    // Every column has another value than its default, so that one that isn't written again is noticed.
    expect(Object.values(before!.row)).not.toContain(null);
    expect(Object.values(before!.row)).not.toContain(false);
    expect({ ...after!.row, sender_id: 7 }).toEqual(before!.row);
  });

  it('deletes messages between two erased people', async () => {
    await addMessages([7, 8], [8, 7], [8, 9]);
    for (const gone of [7, 8]) await new SqlPersonalData(unitOfWork, settings()).erase(gone);

    expect(await rows()).toMatchObject([{ recipient_id: 9 }]);
  });

  it('keeps each conversation for the other side, with the same ID as in the messages, and deletes those of two erased people', async () => {
    await unitOfWork.run(async () => {
      const conversations = new SqlConversations(unitOfWork);
      for (const pair of [aConversation(7, 9, [1, 2]), aConversation(8, 9, [3]), aConversation(7, 8, [4])]) {
        await conversations.save(pair);
      }
    });
    await addMessages([7, 9]);
    await new SqlPersonalData(unitOfWork, settings()).erase(7);
    const reader = new SqlConversationReader(unitOfWork, unitOfWork);
    const [message] = await rows();
    const gone = message!.sender_id;

    expect(await reader.findSide(9, gone)).toMatchObject({ unreadCount: 2, lastMessage: { id: 2, senderId: gone } });
    expect(await db.query('SELECT FROM messaging.conversations WHERE 7 IN (owner_id, other_id)')).toEqual([]);
    await new SqlPersonalData(unitOfWork, settings()).erase(8);
    expect(await db.query('SELECT FROM messaging.conversations')).toHaveLength(2);
    await new SqlPersonalData(unitOfWork, settings()).erase(9);
    expect(await db.query('SELECT FROM messaging.conversations')).toEqual([]);
  });

  it('exports where their conversations ended, without text of others and without blocks', async () => {
    await unitOfWork.run(async () => {
      const conversations = new SqlConversations(unitOfWork);
      for (const pair of [aConversation(7, 9, [1]), aConversation(8, 7, [2])]) await conversations.save(pair);
    });
    const { conversations } = await new SqlPersonalData(unitOfWork, settings()).export(7);

    expect(conversations).toEqual([
      expect.objectContaining({ last_excerpt: 'Message 1', last_is_own: true, unread_count: 0 }),
      expect.objectContaining({ last_is_own: false, unread_count: 1 }),
    ]);
    expect(JSON.stringify(conversations)).not.toMatch(/Message 2|hidden|"(owner|other)_id"/);
  });

  it('exports what they sent, and when they received messages, without the text of others', async () => {
    await addMessages([7, 9], [9, 7]);
    const { messagesSent, messagesReceived } = await new SqlPersonalData(unitOfWork, settings()).export(7);

    expect(messagesSent).toEqual([expect.objectContaining({ content: '7 to 9', is_request: false })]);
    // Whether and when the other side read it is the other side's data.
    expect(Object.keys(messagesSent![0]!).filter((key) => key.startsWith('read'))).toEqual([]);
    expect(messagesReceived).toEqual([expect.objectContaining({ is_request: false, read: false })]);
    expect(JSON.stringify(messagesReceived)).not.toContain('9 to 7');
  });
});
