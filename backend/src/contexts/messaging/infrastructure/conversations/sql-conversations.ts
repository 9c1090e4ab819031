import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Conversations } from '../../application/conversations/ports/conversations';
import { Conversation } from '../../domain/conversations/conversation';
import { CONVERSATION_COLUMNS, type ConversationRow, sideOf, valuesOf } from './conversation-rows';

/** A row that is not there yet cannot be locked: the pair is. */
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

  async between(one: number, other: number): Promise<Conversation> {
    this.unitOfWork.requireUnitOfWork();
    const pair = `${Math.min(one, other)}:${Math.max(one, other)}`;
    await this.unitOfWork.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [PAIR_LOCK, pair]);
    // Erasing a person locks the rows of many pairs, in the same order.
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
