import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  Conversations,
  ConversationReader,
  type ConversationQuery,
} from '../../application/conversations/ports/conversations';
import { Conversation, type ConversationSide, type UserIdPair } from '../../domain/conversations/conversation';
import {
  CONVERSATION_COLUMNS_SQL,
  type ConversationRow,
  conversationSchema,
  toConversationRow,
  toConversationSide,
} from './conversation.schema';
import { MAX_ID } from '../../../../shared/domain/id';

/** Key space of the advisory locks on pairs of people; a row that does not exist yet cannot be locked. */
const PAIR_LOCK_KEY = 4_711_060;

// Erasing a person locks the rows of many pairs in the same order. Each side is on one server if rows are distributed.
const LOCK_SIDES = `
  WITH first AS (
    SELECT ${CONVERSATION_COLUMNS_SQL} FROM messaging.conversations c
    WHERE c.owner_id = $1::integer AND c.other_id = $2::integer FOR UPDATE
  ), second AS (
    SELECT ${CONVERSATION_COLUMNS_SQL} FROM messaging.conversations c
    WHERE c.owner_id = $2::integer AND c.other_id = $1::integer FOR UPDATE
  )
  SELECT * FROM first UNION ALL SELECT * FROM second`;

@Injectable()
export class SqlConversations extends Conversations {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async lock([one, other]: UserIdPair): Promise<Conversation> {
    this.unitOfWork.requireUnitOfWork();
    const pair = `${Math.min(one, other)}:${Math.max(one, other)}`;
    await this.unitOfWork.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [PAIR_LOCK_KEY, pair]);
    const rows = await this.unitOfWork.query<ConversationRow>(LOCK_SIDES, [Math.min(one, other), Math.max(one, other)]);
    return Conversation.restore(rows.map(toConversationSide));
  }

  /** Writes both sides with one statement, in the order in which rows are locked. */
  async save(conversation: Conversation): Promise<void> {
    const rows = [...conversation.sides].sort((one, other) => one.ownerId - other.ownerId).map(toConversationRow);
    if (rows.length === 0) return;
    await this.unitOfWork.saveAggregate(conversation, (db) =>
      db.getRepository(conversationSchema).upsert(rows, ['ownerId', 'otherId']),
    );
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }
}

@Injectable()
export class SqlConversationReader extends ConversationReader {
  constructor(
    private readonly db: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async list(
    ownerId: number,
    { limit, after }: ConversationQuery,
  ): Promise<{ items: readonly ConversationSide[]; hasMore: boolean }> {
    const rows = await this.db.queryPrepared<ConversationRow>(
      `SELECT ${CONVERSATION_COLUMNS_SQL} FROM messaging.conversations c
       WHERE c.owner_id = $1 AND NOT c.is_hidden AND c.last_message_id < $2 ORDER BY c.last_message_id DESC LIMIT $3`,
      [ownerId, after ?? MAX_ID, limit + 1],
    );
    return { items: rows.slice(0, limit).map(toConversationSide), hasMore: rows.length > limit };
  }

  async findSide(ownerId: number, otherId: number): Promise<ConversationSide | null> {
    const [row] = await this.unitOfWork.queryPrepared<ConversationRow>(
      `SELECT ${CONVERSATION_COLUMNS_SQL} FROM messaging.conversations c WHERE c.owner_id = $1 AND c.other_id = $2`,
      [ownerId, otherId],
    );
    return row ? toConversationSide(row) : null;
  }

  async countUnread(ownerId: number): Promise<number> {
    const [row] = await this.db.queryPrepared<{ count: number }>(
      `SELECT coalesce(sum(greatest(c.unread_count, c.is_marked_unread::integer)), 0)::integer AS count
       FROM messaging.conversations c
       WHERE c.owner_id = $1 AND NOT c.is_hidden AND (c.unread_count > 0 OR c.is_marked_unread)`,
      [ownerId],
    );
    return row!.count;
  }

  async countActive(ownerIds: readonly number[], after: Date): Promise<number> {
    const [row] = await this.db.query<{ count: number }>(
      `SELECT count(DISTINCT (least(c.owner_id, c.other_id), greatest(c.owner_id, c.other_id)))::integer AS count
       FROM messaging.conversations c WHERE c.owner_id = ANY ($1::integer[]) AND c.last_sent_at > $2`,
      [ownerIds, after],
    );
    return row!.count;
  }
}
