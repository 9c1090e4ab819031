import { type ConversationSide, Conversation } from '../../domain/conversations/conversation';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  Conversations,
  ConversationReader,
  type ConversationsAsked,
} from '../../application/conversations/ports/conversations';
import { LARGEST_ID } from '../../../../shared/domain/id';

/** A row of `messaging.conversations`. Stores whether the owner sent the last message instead of the sender's ID. */
export interface ConversationRow extends Omit<ConversationSide, 'lastMessage'> {
  readonly lastMessageId: number;
  readonly lastSentAt: Date;
  readonly lastIsOwn: boolean;
  readonly lastExcerpt: string;
  readonly lastIsDeleted: boolean;
}

/** Columns of the table `c`. */
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

/** Returns the values of a row, in the order of the table's columns. */
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

/** Key space of the advisory locks on pairs of people; a row that does not exist yet cannot be locked. */
const PAIR_LOCK = 4_711_060;

const SAVE = `
  INSERT INTO messaging.conversations AS c (owner_id, other_id, last_message_id, last_sent_at, last_is_own, last_excerpt,
    last_is_deleted, unread_count, is_marked_unread, is_hidden)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (owner_id, other_id) DO UPDATE SET last_message_id = excluded.last_message_id,
    last_sent_at = excluded.last_sent_at, last_is_own = excluded.last_is_own, last_excerpt = excluded.last_excerpt,
    last_is_deleted = excluded.last_is_deleted, unread_count = excluded.unread_count,
    is_marked_unread = excluded.is_marked_unread, is_hidden = excluded.is_hidden`;

@Injectable()
export class SqlConversations extends Conversations {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async lock(one: number, other: number): Promise<Conversation> {
    this.unitOfWork.requireUnitOfWork();
    const pair = `${Math.min(one, other)}:${Math.max(one, other)}`;
    await this.unitOfWork.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [PAIR_LOCK, pair]);
    // Erasing a person locks the rows of many pairs in the same order.
    const rows = await this.unitOfWork.query<ConversationRow>(
      `SELECT ${CONVERSATION_COLUMNS} FROM messaging.conversations c
       WHERE (c.owner_id, c.other_id) IN (($1::integer, $2::integer), ($2, $1))
       ORDER BY c.owner_id, c.other_id FOR UPDATE`,
      [one, other],
    );
    return Conversation.restore(rows.map(sideOf));
  }

  async save(conversation: Conversation): Promise<void> {
    const sides = [...conversation.sides].sort((one, other) => one.ownerId - other.ownerId);
    for (const side of sides) await this.unitOfWork.query(SAVE, valuesOf(side));
  }
}

@Injectable()
export class SqlConversationReader extends ConversationReader {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async list(
    ownerId: number,
    { limit, after }: ConversationsAsked,
  ): Promise<{ items: readonly ConversationSide[]; hasMore: boolean }> {
    const rows = await this.unitOfWork.prepared<ConversationRow>(
      `SELECT ${CONVERSATION_COLUMNS} FROM messaging.conversations c
       WHERE c.owner_id = $1 AND NOT c.is_hidden AND c.last_message_id < $2 ORDER BY c.last_message_id DESC LIMIT $3`,
      [ownerId, after ?? LARGEST_ID, limit + 1],
    );
    return { items: rows.slice(0, limit).map(sideOf), hasMore: rows.length > limit };
  }

  async findSide(ownerId: number, otherId: number): Promise<ConversationSide | null> {
    const [row] = await this.unitOfWork.prepared<ConversationRow>(
      `SELECT ${CONVERSATION_COLUMNS} FROM messaging.conversations c WHERE c.owner_id = $1 AND c.other_id = $2`,
      [ownerId, otherId],
    );
    return row ? sideOf(row) : null;
  }

  async countUnread(ownerId: number): Promise<number> {
    const [row] = await this.unitOfWork.prepared<{ count: number }>(
      `SELECT coalesce(sum(greatest(c.unread_count, c.is_marked_unread::integer)), 0)::integer AS count
       FROM messaging.conversations c
       WHERE c.owner_id = $1 AND NOT c.is_hidden AND (c.unread_count > 0 OR c.is_marked_unread)`,
      [ownerId],
    );
    return row!.count;
  }

  async countActive(ownerIds: readonly number[], after: Date): Promise<number> {
    const [row] = await this.unitOfWork.query<{ count: number }>(
      `SELECT count(DISTINCT (least(c.owner_id, c.other_id), greatest(c.owner_id, c.other_id)))::integer AS count
       FROM messaging.conversations c WHERE c.owner_id = ANY ($1::integer[]) AND c.last_sent_at > $2`,
      [ownerIds, after],
    );
    return row!.count;
  }
}
