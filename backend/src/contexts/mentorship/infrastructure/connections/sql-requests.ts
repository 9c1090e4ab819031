import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { ConnectionCounts, WaitList, RequestDrafts } from '../../application/connections/ports/connections';
import { daysAfter, REQUEST_RULES } from '../../domain/connections/connection-state';
import type { DraftRefusal, RequestDraft } from '../../domain/connections/request-draft';
import { lockUser } from '../profiles/user-locks';
import { requestDraftSchema } from './connections.schema';

/** More than become due in an hour; the rest waits for the next run. */
const BATCH_LIMIT = 1_000;

@Injectable()
export class SqlConnectionCounts extends ConnectionCounts {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  countPendingFrom(userId: number): Promise<number> {
    return this.#count(`from_user_id = $1 AND status = 'pending'`, userId);
  }

  async listFirstContactsSince(userId: number, since: Date): Promise<readonly Date[]> {
    const rows = await this.unitOfWork.query<{ at: Date }>(
      `SELECT created_at AS at FROM mentorship.connections WHERE from_user_id = $1 AND created_at > $2 ORDER BY 1`,
      [userId, since],
    );
    return rows.map(({ at }) => at);
  }

  countPlacesTaken(mentorId: number): Promise<number> {
    return this.#count(`mentor_id = $1 AND status = 'connected'`, mentorId);
  }

  async listUnanswered(now: Date): Promise<{ toRemind: number[]; toExpire: number[] }> {
    const expiresBefore = daysAfter(now, REQUEST_RULES.expireAfterDays - REQUEST_RULES.remindAfterDays);
    const rows = await this.unitOfWork.query<{ id: number; isOver: boolean }>(
      `SELECT id, expires_at <= $1 AS "isOver" FROM mentorship.connections
       WHERE status = 'pending' AND expires_at <= $2
         AND (expires_at <= $1 OR reminded_at IS NULL AND (question IS NULL OR answer IS NOT NULL))
       ORDER BY expires_at, id LIMIT ${BATCH_LIMIT}`,
      [now, expiresBefore],
    );
    const idsOf = (isOver: boolean): number[] => rows.filter((row) => row.isOver === isOver).map(({ id }) => id);
    return { toRemind: idsOf(false), toExpire: idsOf(true) };
  }

  async #count(condition: string, userId: number): Promise<number> {
    const [row] = await this.unitOfWork.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM mentorship.connections WHERE ${condition}`,
      [userId],
    );
    return row!.count;
  }
}

@Injectable()
export class SqlWaitList extends WaitList {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async join(mentorId: number, userId: number, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.wait_list (mentor_id, user_id, joined_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [mentorId, userId, at],
    );
  }

  async leave(mentorId: number, userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.wait_list WHERE mentor_id = $1 AND user_id = $2', [
      mentorId,
      userId,
    ]);
  }

  async deleteByUser(userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.wait_list WHERE $1 IN (mentor_id, user_id)', [userId]);
  }

  async findJoinedAt(mentorId: number, userId: number): Promise<Date | null> {
    const [place] = await this.unitOfWork.query<{ joinedAt: Date }>(
      'SELECT joined_at AS "joinedAt" FROM mentorship.wait_list WHERE mentor_id = $1 AND user_id = $2',
      [mentorId, userId],
    );
    return place?.joinedAt ?? null;
  }

  async listByMentor(mentorId: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      'SELECT user_id AS id FROM mentorship.wait_list WHERE mentor_id = $1 ORDER BY joined_at, user_id',
      [mentorId],
    );
    return rows.map(({ id }) => id);
  }

  async listMentors(): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      'SELECT DISTINCT mentor_id AS id FROM mentorship.wait_list ORDER BY 1',
    );
    return rows.map(({ id }) => id);
  }
}

const DRAFT_COLUMNS_SQL = `d.user_id AS "fromUserId", d.to_user_id AS "toUserId", d.message, d.saved_at AS "savedAt", d.refusal`;

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
      `SELECT ${DRAFT_COLUMNS_SQL} FROM mentorship.request_drafts d WHERE d.user_id = $1 ORDER BY d.saved_at, d.to_user_id`,
      [fromUserId],
    );
  }

  async findBetween(fromUserId: number, toUserId: number): Promise<RequestDraft | null> {
    const [draft] = await this.unitOfWork.query<RequestDraft>(
      `SELECT ${DRAFT_COLUMNS_SQL} FROM mentorship.request_drafts d WHERE d.user_id = $1 AND d.to_user_id = $2`,
      [fromUserId, toUserId],
    );
    return draft ?? null;
  }

  async save(draft: RequestDraft): Promise<void> {
    await this.unitOfWork.manager.getRepository(requestDraftSchema).upsert(draft, ['fromUserId', 'toUserId']);
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
}
