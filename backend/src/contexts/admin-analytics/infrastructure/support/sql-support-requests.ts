import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type NewSupportRequest,
  type SupportRequest,
  SupportRequests,
} from '../../application/support/ports/support-requests';
import { SupportRequestNotFound } from '../../domain/support/support-request';

const COLUMNS = 'id, user_id AS "userId", subject, message, created_at AS "createdAt"';

@Injectable()
export class SqlSupportRequests extends SupportRequests {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add({ userId, subject, message, createdAt }: NewSupportRequest) {
    const [added] = await this.unitOfWork.query<SupportRequest & { isNew: boolean }>(
      `INSERT INTO admin_analytics.support_requests AS kept (user_id, subject, message, created_at)
       VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, md5(subject || E'\n' || message)) WHERE closed_at IS NULL
         DO UPDATE SET created_at = kept.created_at
       RETURNING ${COLUMNS}, xmax = 0 AS "isNew"`,
      [userId, subject, message, createdAt],
    );
    const { isNew, ...request } = added!;
    return { request, isNew };
  }

  async find(id: number): Promise<SupportRequest | null> {
    const [found] = await this.unitOfWork.query<SupportRequest>(
      `SELECT ${COLUMNS} FROM admin_analytics.support_requests WHERE id = $1`,
      [id],
    );
    return found ?? null;
  }

  open({ limit, after }: { limit: number; after: number | null }): Promise<readonly SupportRequest[]> {
    return this.unitOfWork.query<SupportRequest>(
      `SELECT ${COLUMNS} FROM admin_analytics.support_requests
       WHERE closed_at IS NULL AND id > $1 ORDER BY id LIMIT $2`,
      [after ?? 0, limit],
    );
  }

  async countOpen(): Promise<number> {
    const [{ count }] = (await this.unitOfWork.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM admin_analytics.support_requests WHERE closed_at IS NULL',
    )) as [{ count: number }];
    return count;
  }

  async close(id: number, at: Date): Promise<void> {
    const closed = await this.unitOfWork.query(
      `UPDATE admin_analytics.support_requests SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL RETURNING id`,
      [id, at],
    );
    if (closed.length === 0) throw new SupportRequestNotFound();
  }
}
