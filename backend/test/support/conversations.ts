import type { DataSource } from 'typeorm';
import type { TestUser } from './test-users';
import type { Message } from './correspondence';

export interface ListedConversation {
  readonly other: { readonly id: number; readonly fullName: string; readonly isAvailable: boolean };
  readonly lastMessage: { readonly id: number; readonly senderId: number; readonly content: string };
  readonly unreadCount: number;
  readonly isMarkedUnread: boolean;
  readonly status: string;
  readonly connectionId: number | null;
  readonly canWrite: boolean;
  readonly whyNot: string | null;
}

type Person = Pick<TestUser, 'id'>;

export async function conversations({ browser }: TestUser, query = ''): Promise<ListedConversation[]> {
  return (await browser.get(`/api/conversations${query}`).expect(200)).body as ListedConversation[];
}

export const getThread = ({ browser }: TestUser, { id }: Person, query = '') =>
  browser.get(`/api/conversations/${id}${query}`);

export async function thread(by: TestUser, other: Person, query = ''): Promise<Message[]> {
  return (await getThread(by, other, query).expect(200)).body as Message[];
}

export const getSummary = ({ browser }: TestUser, { id }: Person) => browser.get(`/api/conversations/${id}/summary`);

export const markRead = ({ browser }: TestUser, { id }: Person) =>
  browser.post(`/api/conversations/${id}/read`).send({});

export const markUnread = ({ browser }: TestUser, { id }: Person) =>
  browser.post(`/api/conversations/${id}/unread`).send({});

export const remove = ({ browser }: TestUser, { id }: { id: number }) => browser.delete(`/api/messages/${id}`);

export const block = ({ browser }: TestUser, { id }: Person) => browser.post(`/api/blocks/${id}`);

export const unblock = ({ browser }: TestUser, { id }: Person) => browser.delete(`/api/blocks/${id}`);

export async function unreadCount({ browser }: TestUser): Promise<number> {
  const { count } = (await browser.get('/api/conversations/unread-count').expect(200)).body as { count: number };
  const { messagesCount } = (await browser.get('/api/dashboard/stats').expect(200)).body as { messagesCount: number };
  expect(messagesCount).toBe(count);
  return count;
}

const SELECT_EXPECTED_SIDES = `
  SELECT owner_id, other_id, max(id) AS last_message_id, (count(*) FILTER (WHERE is_unread))::integer AS unread_count
  FROM (
    SELECT sender_id AS owner_id, recipient_id AS other_id, id, false AS is_unread FROM messaging.messages
    UNION ALL
    SELECT recipient_id, sender_id, id, NOT read AND deleted_at IS NULL FROM messaging.messages
  ) AS sides WHERE owner_id > 0 GROUP BY owner_id, other_id`;
const SELECT_STORED_SIDES = 'SELECT owner_id, other_id, last_message_id, unread_count FROM messaging.conversations';

/** Returns the stored conversations that don't match their messages. */
export const driftedConversations = (db: DataSource): Promise<object[]> =>
  db.query<object[]>(`
    (SELECT 'missing' AS what, * FROM (${SELECT_EXPECTED_SIDES} EXCEPT ${SELECT_STORED_SIDES}) AS a)
    UNION ALL (SELECT 'wrong', * FROM (${SELECT_STORED_SIDES} EXCEPT ${SELECT_EXPECTED_SIDES}) AS b)
    UNION ALL (
      SELECT 'wrong words', c.owner_id, c.other_id, c.last_message_id, 0 FROM messaging.conversations c
      JOIN messaging.messages m ON m.id = c.last_message_id
      WHERE (c.last_is_own, c.last_is_deleted, c.last_sent_at)
        <> (m.sender_id = c.owner_id, m.deleted_at IS NOT NULL, m.sent_at))`);
