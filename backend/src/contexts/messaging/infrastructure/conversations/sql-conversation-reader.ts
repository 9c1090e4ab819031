import { Injectable } from '@nestjs/common';
import { LARGEST_ID } from '../../../../shared/domain/id';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { ConversationReader, type ConversationsAsked } from '../../application/conversations/ports/conversations';
import type { ConversationSide } from '../../domain/conversations/conversation';
import { CONVERSATION_COLUMNS, type ConversationRow, sideOf } from './conversation-rows';

@Injectable()
export class SqlConversationReader extends ConversationReader {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async page(
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

  async sideOf(ownerId: number, otherId: number): Promise<ConversationSide | null> {
    const [row] = await this.unitOfWork.prepared<ConversationRow>(
      `SELECT ${CONVERSATION_COLUMNS} FROM messaging.conversations c WHERE c.owner_id = $1 AND c.other_id = $2`,
      [ownerId, otherId],
    );
    return row ? sideOf(row) : null;
  }

  async unreadCount(ownerId: number): Promise<number> {
    const [row] = await this.unitOfWork.prepared<{ count: number }>(
      `SELECT coalesce(sum(greatest(c.unread_count, c.is_marked_unread::integer)), 0)::integer AS count
       FROM messaging.conversations c
       WHERE c.owner_id = $1 AND NOT c.is_hidden AND (c.unread_count > 0 OR c.is_marked_unread)`,
      [ownerId],
    );
    return row!.count;
  }
}
