import { EntitySchema } from 'typeorm';
import type { ConversationSide } from '../../domain/conversations/conversation';

/** One side of a conversation. Stores whether the owner sent the last message instead of the sender's ID. */
export interface ConversationRow extends Omit<ConversationSide, 'lastMessage'> {
  readonly lastMessageId: number;
  readonly lastSentAt: Date;
  readonly lastIsOwn: boolean;
  readonly lastExcerpt: string;
  readonly lastIsDeleted: boolean;
}

export const conversationSchema = new EntitySchema<ConversationRow>({
  name: 'ConversationSide',
  schema: 'messaging',
  tableName: 'conversations',
  columns: {
    ownerId: { type: 'integer', name: 'owner_id', primary: true },
    otherId: { type: 'integer', name: 'other_id', primary: true },
    lastMessageId: { type: 'integer', name: 'last_message_id' },
    lastSentAt: { type: 'timestamptz', precision: 3, name: 'last_sent_at' },
    lastIsOwn: { type: 'boolean', name: 'last_is_own' },
    lastExcerpt: { type: 'text', name: 'last_excerpt' },
    lastIsDeleted: { type: 'boolean', name: 'last_is_deleted' },
    unreadCount: { type: 'integer', name: 'unread_count' },
    isMarkedUnread: { type: 'boolean', name: 'is_marked_unread' },
    isHidden: { type: 'boolean', name: 'is_hidden' },
  },
});

/** The same columns for plain SQL statements, of the table `c`. */
export const CONVERSATION_COLUMNS_SQL = `c.owner_id AS "ownerId", c.other_id AS "otherId", c.last_message_id AS "lastMessageId",
  c.last_sent_at AS "lastSentAt", c.last_is_own AS "lastIsOwn", c.last_excerpt AS "lastExcerpt",
  c.last_is_deleted AS "lastIsDeleted", c.unread_count AS "unreadCount", c.is_marked_unread AS "isMarkedUnread",
  c.is_hidden AS "isHidden"`;

export const toConversationSide = ({
  lastMessageId,
  lastSentAt,
  lastIsOwn,
  lastExcerpt,
  lastIsDeleted,
  ...side
}: ConversationRow): ConversationSide => ({
  ...side,
  lastMessage: {
    id: lastMessageId,
    senderId: lastIsOwn ? side.ownerId : side.otherId,
    excerpt: lastExcerpt,
    sentAt: lastSentAt,
    isDeleted: lastIsDeleted,
  },
});

export const toConversationRow = ({ lastMessage, ...side }: ConversationSide): ConversationRow => ({
  ...side,
  lastMessageId: lastMessage.id,
  lastSentAt: lastMessage.sentAt,
  lastIsOwn: lastMessage.senderId === side.ownerId,
  lastExcerpt: lastMessage.excerpt,
  lastIsDeleted: lastMessage.isDeleted,
});
