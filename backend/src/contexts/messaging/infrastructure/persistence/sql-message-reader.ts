import { Injectable } from '@nestjs/common';
import { LARGEST_ID } from '../../../../shared/domain/id';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { MessageReader, type RequestMessage, type Stretch } from '../../application/ports/message-reader';
import type { MessageState } from '../../domain/message';

const COLUMNS = `id, sender_id AS "senderId", recipient_id AS "recipientId", content, is_request AS "isRequest", read,
  sent_at AS "sentAt"`;

// Two halves, each read off its index: one condition with OR would read through everything.
const MINE = `
  SELECT * FROM (
    (SELECT ${COLUMNS} FROM messaging.messages WHERE sender_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3)
    UNION ALL
    (SELECT ${COLUMNS} FROM messaging.messages WHERE recipient_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3)
  ) AS mine ORDER BY id DESC LIMIT $3`;

@Injectable()
export class SqlMessageReader extends MessageReader {
  constructor(private readonly session: Session) {
    super();
  }

  async of(userId: number, { limit, before }: Stretch): Promise<{ items: readonly MessageState[]; hasMore: boolean }> {
    const rows = await this.session.query<MessageState>(MINE, [userId, before ?? LARGEST_ID, limit + 1]);
    return { items: rows.slice(0, limit), hasMore: rows.length > limit };
  }

  requestsTo(userId: number, senderIds: readonly number[]): Promise<readonly RequestMessage[]> {
    return this.session.query<RequestMessage>(
      `SELECT DISTINCT ON (sender_id) id, sender_id AS "senderId", content, sent_at AS "sentAt"
       FROM messaging.messages WHERE recipient_id = $1 AND sender_id = ANY ($2::integer[]) AND is_request
       ORDER BY sender_id, id DESC`,
      [userId, senderIds],
    );
  }

  async unreadCount(userId: number): Promise<number> {
    const [row] = await this.session.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM messaging.messages WHERE recipient_id = $1 AND NOT read',
      [userId],
    );
    return row!.count;
  }
}
