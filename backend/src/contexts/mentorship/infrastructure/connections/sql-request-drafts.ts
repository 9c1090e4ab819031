import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { RequestDrafts } from '../../application/connections/ports/request-drafts';
import type { DraftRefusal, RequestDraft } from '../../domain/connections/request-draft';
import { lockUser } from '../profiles/user-lock';

const COLUMNS = `d.user_id AS "fromUserId", d.to_user_id AS "toUserId", d.message, d.saved_at AS "savedAt", d.refusal`;

@Injectable()
export class SqlRequestDrafts extends RequestDrafts {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  lock(fromUserId: number): Promise<void> {
    return lockUser(this.unitOfWork, fromUserId);
  }

  listBySender(fromUserId: number): Promise<readonly RequestDraft[]> {
    return this.unitOfWork.query<RequestDraft>(
      `SELECT ${COLUMNS} FROM mentorship.request_drafts d WHERE d.user_id = $1 ORDER BY d.saved_at, d.to_user_id`,
      [fromUserId],
    );
  }

  async findBetween(fromUserId: number, toUserId: number): Promise<RequestDraft | null> {
    const [draft] = await this.unitOfWork.query<RequestDraft>(
      `SELECT ${COLUMNS} FROM mentorship.request_drafts d WHERE d.user_id = $1 AND d.to_user_id = $2`,
      [fromUserId, toUserId],
    );
    return draft ?? null;
  }

  async save({ fromUserId, toUserId, message, savedAt, refusal }: RequestDraft): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.request_drafts (user_id, to_user_id, message, saved_at, refusal) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id, to_user_id)
       DO UPDATE SET message = excluded.message, saved_at = excluded.saved_at, refusal = excluded.refusal`,
      [fromUserId, toUserId, message, savedAt, refusal],
    );
  }

  async markRefused(fromUserId: number, toUserId: number, refusal: DraftRefusal): Promise<void> {
    await this.unitOfWork.query(
      'UPDATE mentorship.request_drafts SET refusal = $3 WHERE user_id = $1 AND to_user_id = $2 AND refusal IS NULL',
      [fromUserId, toUserId, refusal],
    );
  }

  async delete(fromUserId: number, toUserId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.lock(fromUserId);
      await this.unitOfWork.query('DELETE FROM mentorship.request_drafts WHERE user_id = $1 AND to_user_id = $2', [
        fromUserId,
        toUserId,
      ]);
    });
  }

  async deleteOlderThan(before: Date, most: number): Promise<number> {
    const gone = await this.unitOfWork.query<{ userId: number }>(
      `DELETE FROM mentorship.request_drafts WHERE ctid = ANY (ARRAY(
         SELECT d.ctid FROM mentorship.request_drafts d WHERE d.saved_at < $1 ORDER BY d.saved_at LIMIT $2
         FOR UPDATE SKIP LOCKED))
       RETURNING user_id AS "userId"`,
      [before, most],
    );
    return gone.length;
  }
}
