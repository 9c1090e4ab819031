import { Injectable } from '@nestjs/common';
import { And, type FindOptionsOrder, type FindOptionsWhere, LessThan, MoreThanOrEqual } from 'typeorm';
import { acquireLocks } from '../../../../shared/infrastructure/typeorm/advisory-locks';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PersonRecord } from '../../application/memberships/ports/person-record';
import { Memberships } from '../../application/memberships/ports/memberships';
import { Membership, type MembershipState } from '../../domain/memberships/membership';
import { membershipSchema } from './membership.schema';

/**
 * First keys of the advisory locks per college and per user, which serialize changes to memberships. Colleges are locked
 * before users.
 */
const COLLEGE_LOCK_KEY = 4_711_030;
const USER_LOCK_KEY = 4_711_031;

const MEMBERSHIP_COLUMNS_SQL = `user_id AS "userId", college_id AS "collegeId", department, position, status, is_main AS "isMain",
  requested_at AS "requestedAt", verified_at AS "verifiedAt", main_since AS "mainSince",
  address_verified_at AS "addressVerifiedAt", approved_at AS "approvedAt", refused_at AS "refusedAt"`;

@Injectable()
export class TypeormMemberships extends Memberships {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly personRecord: PersonRecord,
  ) {
    super();
  }

  async lock(userIds: readonly number[], collegeIds: readonly number[] = []): Promise<void> {
    if (!this.#inUnitOfWork) return;
    await acquireLocks(this.unitOfWork, async () => {
      const colleges = [...collegeIds, ...(await this.#collegesOf(userIds))];
      return [
        ...colleges.map((id) => ({ space: COLLEGE_LOCK_KEY, id })),
        ...userIds.map((id) => ({ space: USER_LOCK_KEY, id })),
      ];
    });
  }

  async listByUser(userId: number): Promise<Membership[]> {
    await this.lock([userId]);
    // Runs on every request of an administrator; plain SQL takes a fraction of the time of a repository.
    const states = await this.unitOfWork.queryPrepared<MembershipState>(
      `SELECT ${MEMBERSHIP_COLUMNS_SQL} FROM admin_analytics.college_administrators
       WHERE user_id = $1 ORDER BY requested_at DESC, college_id${this.#inUnitOfWork ? ' FOR NO KEY UPDATE' : ''}`,
      [userId],
    );
    return states.map((state) => Membership.restore(state));
  }

  async listActive(collegeId: number): Promise<Membership[]> {
    await this.lock([], [collegeId]);
    return this.#find({ collegeId, status: 'active' }, { isMain: 'DESC', verifiedAt: 'ASC', userId: 'ASC' });
  }

  async listPending(limit: number): Promise<Membership[]> {
    const order = { requestedAt: 'ASC', userId: 'ASC' } as const;
    const states = await this.unitOfWork.manager
      .getRepository(membershipSchema)
      .find({ where: { status: 'pending' }, order, take: limit });
    return states.map((state) => Membership.restore(state));
  }

  listPendingByCollege(collegeId: number): Promise<Membership[]> {
    return this.#find({ collegeId, status: 'pending' }, { requestedAt: 'ASC', userId: 'ASC' });
  }

  listVerified(from: Date, to: Date, limit: number): Promise<Membership[]> {
    const where = { status: 'active', verifiedAt: And(MoreThanOrEqual(from), LessThan(to)) } as const;
    return this.#find(where, { verifiedAt: 'ASC', userId: 'ASC' }, limit);
  }

  countPending(): Promise<number> {
    return this.unitOfWork.manager.getRepository(membershipSchema).countBy({ status: 'pending' });
  }

  async save(membership: Membership): Promise<void> {
    await this.unitOfWork.saveAggregate(membership, async (db) => {
      await db.getRepository(membershipSchema).upsert(membership.snapshot(), ['userId', 'collegeId']);
      await this.#saveRepresentation(membership);
    });
  }

  /** Every context reads in the record of the person whether they represent the college. */
  async #saveRepresentation(membership: Membership): Promise<void> {
    const { userId, collegeId, verifiedUntil: until, mainSince } = membership;
    const { verifiedAt: since } = membership.snapshot();
    if (until === null || since === null) await this.personRecord.deleteRepresentation(userId, collegeId);
    else await this.personRecord.saveRepresentation({ userId, collegeId, since, until, mainSince });
  }

  get #inUnitOfWork(): boolean {
    return this.unitOfWork.manager.queryRunner?.isTransactionActive ?? false;
  }

  async #collegesOf(userIds: readonly number[]): Promise<number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT DISTINCT college_id AS id FROM admin_analytics.college_administrators WHERE user_id = ANY ($1::integer[])`,
      [userIds],
    );
    return rows.map(({ id }) => id);
  }

  async #find(
    where: FindOptionsWhere<MembershipState>,
    order: FindOptionsOrder<MembershipState>,
    limit?: number,
  ): Promise<Membership[]> {
    const states = await this.unitOfWork.manager.getRepository(membershipSchema).find({
      where,
      order,
      ...(limit !== undefined && { take: limit }),
      ...(this.#inUnitOfWork && { lock: { mode: 'for_no_key_update' as const } }),
    });
    return states.map((state) => Membership.restore(state));
  }
}
