import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  MailLeased,
  type OutgoingMail,
  OutgoingMails,
} from '../../application/notification-delivery/ports/outgoing-mails';

interface MailRow {
  readonly userId: number;
  readonly isDigest: boolean;
  readonly topics: readonly { readonly kind: string; readonly subject: string; readonly since: string }[];
}

const LEASE_MAIL_SQL = `
  UPDATE messaging.outgoing_mails SET taken_until = $3
  WHERE id = $1 AND done_at IS NULL AND (taken_until IS NULL OR taken_until <= $2)
  RETURNING user_id AS "userId", is_digest AS "isDigest", topics`;

@Injectable()
export class SqlOutgoingMails extends OutgoingMails {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save({ userId, topics, isDigest }: OutgoingMail, at: Date): Promise<number> {
    const [row] = await this.unitOfWork.query<{ id: number }>(
      `INSERT INTO messaging.outgoing_mails (user_id, topics, is_digest, queued_at) VALUES ($1, $2, $3, $4)
       RETURNING id::float8 AS id`,
      [userId, JSON.stringify(topics), isDigest, at],
    );
    return row!.id;
  }

  async lease(id: number, now: Date, until: Date): Promise<OutgoingMail | null> {
    const [row] = await this.unitOfWork.query<MailRow>(LEASE_MAIL_SQL, [id, now, until]);
    if (!row) {
      const [left] = await this.unitOfWork.query(
        'SELECT 1 FROM messaging.outgoing_mails WHERE id = $1 AND done_at IS NULL',
        [id],
      );
      if (left) throw new MailLeased(id);
      return null;
    }
    return { ...row, topics: row.topics.map(({ since, ...topic }) => ({ ...topic, since: new Date(since) })) };
  }

  async markDone(id: number, at: Date): Promise<void> {
    await this.unitOfWork.query(`UPDATE messaging.outgoing_mails SET done_at = $2, topics = '[]' WHERE id = $1`, [
      id,
      at,
    ]);
  }

  async release(id: number): Promise<void> {
    await this.unitOfWork.query('UPDATE messaging.outgoing_mails SET taken_until = NULL WHERE id = $1', [id]);
  }

  async listUnsent({ from, until }: { from: Date; until: Date }, limit: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT id::float8 AS id FROM messaging.outgoing_mails
       WHERE done_at IS NULL AND queued_at >= $1 AND queued_at < $2 ORDER BY queued_at, id LIMIT $3`,
      [from, until, limit],
    );
    return rows.map(({ id }) => id);
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const [found] = await this.unitOfWork.query<PersonalDataTables>(
      `SELECT coalesce(jsonb_agg(to_jsonb(m) - 'user_id' - 'topics' ORDER BY m.id), '[]') AS "notificationMails"
       FROM messaging.outgoing_mails m WHERE m.user_id = $1`,
      [userId],
    );
    return found!;
  }

  async erase(userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM messaging.outgoing_mails WHERE user_id = $1', [userId]);
  }
}
