import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  Connections,
  type Block,
  Blocks,
  WaitList,
  RequestDrafts,
  ConnectionCounts,
} from '../../application/connections/ports/connections';
import { Connection } from '../../domain/connections/connection';
import {
  ConnectionNotFound,
  REQUEST_RULES,
  daysAfter,
  type ConnectionState,
} from '../../domain/connections/connection-state';
import { lockUser, lockUsers } from '../profiles/user-locks';
import { connectionSchema, requestDraftSchema } from './connections.schema';
import type { RequestDraft, DraftRefusal } from '../../domain/connections/request-draft';

@Injectable()
export class TypeormConnections extends Connections {
  readonly #table: AggregateTable<Connection, ConnectionState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, connectionSchema, (state) => Connection.restore(state));
  }

  nextId(): Promise<number> {
    return this.#table.nextId();
  }

  find(id: number): Promise<Connection | null> {
    return this.#table.find({ id });
  }

  async findBetween(userId: number, otherId: number): Promise<Connection | null> {
    if (this.unitOfWork.isInUnitOfWork) await lockUsers(this.unitOfWork, userId, otherId);
    const [connection] = await this.#table.list([
      { fromUserId: userId, toUserId: otherId },
      { fromUserId: otherId, toUserId: userId },
    ]);
    return connection ?? null;
  }

  async lock(id: number): Promise<Connection> {
    const { fromUserId, toUserId } = (await this.#getById(id)).snapshot();
    await lockUsers(this.unitOfWork, fromUserId, toUserId);
    // The connection may have changed, or been erased, while waiting for the lock.
    return this.#getById(id);
  }

  save(connection: Connection): Promise<void> {
    return this.#table.save(connection);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  async #getById(id: number): Promise<Connection> {
    const connection = await this.find(id);
    if (!connection) throw new ConnectionNotFound();
    return connection;
  }
}

@Injectable()
export class SqlBlocks extends Blocks {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(blockerId: number, blockedId: number, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.blocks (blocker_id, blocked_id, blocked_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [blockerId, blockedId, at],
    );
  }

  async delete(blockerId: number, blockedId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.blocks WHERE blocker_id = $1 AND blocked_id = $2', [
      blockerId,
      blockedId,
    ]);
  }

  async findBetween(userId: number, otherId: number): Promise<{ byOne: boolean; byOther: boolean }> {
    const rows = await this.unitOfWork.query<{ blockerId: number }>(
      `SELECT blocker_id AS "blockerId" FROM mentorship.blocks
       WHERE (blocker_id, blocked_id) IN (($1::integer, $2::integer), ($2, $1))`,
      [userId, otherId],
    );
    const isBlockedBy = (id: number): boolean => rows.some(({ blockerId }) => blockerId === id);
    return { byOne: isBlockedBy(userId), byOther: isBlockedBy(otherId) };
  }

  listByBlocker(blockerId: number): Promise<readonly Block[]> {
    return this.unitOfWork.query<Block>(
      `SELECT blocked_id AS "userId", blocked_at AS "blockedAt" FROM mentorship.blocks
       WHERE blocker_id = $1 ORDER BY blocked_at DESC, blocked_id DESC`,
      [blockerId],
    );
  }
}

/** More than become due in an hour; the rest waits for the next run. */
const BATCH_LIMIT = 1_000;

@Injectable()
export class SqlConnectionCounts extends ConnectionCounts {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  lockSender(userId: number): Promise<void> {
    return lockUser(this.unitOfWork, userId);
  }

  async addQuestion(userId: number, questionId: number, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.asked_questions (user_id, question_id, asked_at, is_open) VALUES ($1, $2, $3, true)
       ON CONFLICT (user_id, question_id) DO UPDATE SET is_open = true`,
      [userId, questionId, at],
    );
  }

  async closeQuestion(userIds: readonly number[], questionId: number): Promise<void> {
    await this.unitOfWork.query(
      'UPDATE mentorship.asked_questions SET is_open = false WHERE user_id = ANY ($1::integer[]) AND question_id = $2',
      [userIds, questionId],
    );
  }

  async countPendingFrom(userId: number): Promise<number> {
    const [row] = await this.unitOfWork.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM mentorship.asked_questions WHERE user_id = $1 AND is_open',
      [userId],
    );
    return row!.count + (await this.#count(`from_user_id = $1 AND status = 'pending'`, userId));
  }

  async listFirstContactsSince(userId: number, since: Date): Promise<readonly Date[]> {
    const rows = await this.unitOfWork.query<{ at: Date }>(
      `SELECT created_at AS at FROM mentorship.connections WHERE from_user_id = $1 AND created_at > $2
       UNION ALL SELECT asked_at FROM mentorship.asked_questions WHERE user_id = $1 AND asked_at > $2 ORDER BY 1`,
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

const DRAFT_COLUMNS_SQL = `d.user_id AS "fromUserId", d.to_user_id AS "toUserId", d.message, d.about, d.saved_at AS "savedAt", d.refusal`;

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
