import type { ConversationSide } from '../../domain/conversations/conversation';

/** A row of `messaging.conversations`. Who sent the last message is one of the two. */
export interface ConversationRow extends Omit<ConversationSide, 'lastMessage'> {
  readonly lastMessageId: number;
  readonly lastSentAt: Date;
  readonly lastIsOwn: boolean;
  readonly lastExcerpt: string;
  readonly lastIsDeleted: boolean;
}

/** Of the table `c`. */
export const CONVERSATION_COLUMNS = `c.owner_id AS "ownerId", c.other_id AS "otherId", c.last_message_id AS "lastMessageId",
  c.last_sent_at AS "lastSentAt", c.last_is_own AS "lastIsOwn", c.last_excerpt AS "lastExcerpt",
  c.last_is_deleted AS "lastIsDeleted", c.unread_count AS "unreadCount", c.is_marked_unread AS "isMarkedUnread",
  c.is_hidden AS "isHidden"`;

export const sideOf = (row: ConversationRow): ConversationSide => ({
  ownerId: row.ownerId,
  otherId: row.otherId,
  lastMessage: {
    id: row.lastMessageId,
    senderId: row.lastIsOwn ? row.ownerId : row.otherId,
    excerpt: row.lastExcerpt,
    sentAt: row.lastSentAt,
    isDeleted: row.lastIsDeleted,
  },
  unreadCount: row.unreadCount,
  isMarkedUnread: row.isMarkedUnread,
  isHidden: row.isHidden,
});

/** The values of a row, in the order of the table. */
export const valuesOf = ({ ownerId, otherId, lastMessage, ...side }: ConversationSide): unknown[] => [
  ownerId,
  otherId,
  lastMessage.id,
  lastMessage.sentAt,
  lastMessage.senderId === ownerId,
  lastMessage.excerpt,
  lastMessage.isDeleted,
  side.unreadCount,
  side.isMarkedUnread,
  side.isHidden,
];
