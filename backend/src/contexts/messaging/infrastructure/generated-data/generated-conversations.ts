import { bulkInsertSorted, entityTarget, type RowCounts } from '../../../../shared/infrastructure/typeorm/bulk-insert';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import type { MessageId, MessageState } from '../../domain/conversations/message';
import { messageSchema } from '../conversations/message.schema';

/** A message without contact details, marks of emphasis or white space other than single spaces. */
export interface GeneratedMessage {
  readonly senderId: number;
  readonly recipientId: number;
  readonly content: string;
  readonly isRequest: boolean;
  /** Null while it is unread. */
  readonly readAt: Date | null;
  readonly sentAt: Date;
}

/**
 * Both sides of each conversation of these people, with the last message and the number of unread ones, as
 * `Conversation` derives them from one message after another.
 */
const ADD_CONVERSATIONS_SQL = `
  INSERT INTO messaging.conversations (owner_id, other_id, last_message_id, last_sent_at, last_is_own, last_excerpt,
    last_is_deleted, unread_count, is_marked_unread, is_hidden)
  SELECT s.owner_id, s.other_id, m.id, m.sent_at, m.sender_id = s.owner_id,
    CASE WHEN char_length(m.content) > 160 THEN left(m.content, 159) || '…' ELSE m.content END, false,
    s.unread_count, false, false
  FROM (
    SELECT owner_id, other_id, max(id) AS last_message_id, (count(*) FILTER (WHERE is_unread))::integer AS unread_count
    FROM (
      SELECT sender_id AS owner_id, recipient_id AS other_id, id, false AS is_unread FROM messaging.messages
      WHERE id >= $1
      UNION ALL
      SELECT recipient_id, sender_id, id, NOT read AND read_at IS NULL FROM messaging.messages WHERE id >= $1
    ) AS sides
    GROUP BY owner_id, other_id
  ) AS s
  JOIN messaging.messages m ON m.id = s.last_message_id
  ORDER BY s.owner_id, s.other_id`;

/** Adds messages between people who have none yet, in the order of their times, and the conversations. */
export async function addGeneratedMessages(
  unitOfWork: UnitOfWork,
  messages: Iterable<GeneratedMessage>,
): Promise<RowCounts> {
  const [next] = await unitOfWork.query<{ id: number }>(
    `SELECT nextval(pg_get_serial_sequence('messaging.messages', 'id'))::integer AS id`,
  );
  const target = entityTarget(messageSchema, ['id']);
  const added = await bulkInsertSorted(unitOfWork, target, 'sentAt', toMessages(messages));
  await unitOfWork.query(ADD_CONVERSATIONS_SQL, [next!.id]);
  const [row] = await unitOfWork.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM messaging.conversations c WHERE c.last_message_id >= $1',
    [next!.id],
  );
  return { ...added, 'messaging.conversations': row!.count };
}

function* toMessages(messages: Iterable<GeneratedMessage>): Generator<MessageState> {
  for (const { senderId, recipientId, content, isRequest, readAt, sentAt } of messages) {
    yield {
      id: 0 as MessageId,
      senderId,
      recipientId,
      content,
      isRequest,
      read: readAt !== null,
      readAt,
      sentAt,
      deletedAt: null,
      hiddenAt: null,
      containsContactDetails: false,
    };
  }
}
