import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type SharedWith, SharingChoicesStore, SharingReader } from '../../application/privacy/ports/sharing';
import { NOTHING_SHARED, type Sharing, SharingPreferences, type SharingState } from '../../domain/privacy/preferences';
import { lockUser } from '../profiles/typeorm-profiles';
import { sharingSchema } from './sharing.schema';

const COLUMNS: Readonly<Record<keyof Sharing, string>> = {
  readReceipts: 'read_receipts',
  activityStatus: 'activity_status',
};
const SHARING = `s.read_receipts AS "readReceipts", s.activity_status AS "activityStatus"`;

/** Condition for adults who take part; the directory changes in the same transaction as the account. */
const TAKES_PART = (id: string): string =>
  `EXISTS (SELECT FROM mentorship.people_directory d WHERE d.user_id = ${id} AND d.takes_part AND d.adult_from IS NULL)`;

const NOT_BLOCKED = (one: string, other: string): string =>
  `NOT EXISTS (SELECT FROM mentorship.blocks b WHERE (b.blocker_id, b.blocked_id) IN ((${one}, ${other}), (${other}, ${one})))`;

@Injectable()
export class SqlSharingChoices extends SharingChoicesStore {
  readonly #table: AggregateTable<SharingPreferences, SharingState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, sharingSchema, (state) => SharingPreferences.restore(state));
  }

  find(userId: number): Promise<SharingPreferences | null> {
    return this.#table.find({ userId });
  }

  async lock(userId: number): Promise<SharingPreferences> {
    // A row that doesn't exist yet can't be locked.
    await lockUser(this.unitOfWork, userId);
    return (await this.find(userId)) ?? SharingPreferences.create(userId);
  }

  save(preferences: SharingPreferences): Promise<void> {
    return this.#table.save(preferences);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }
}

const BETWEEN = `
  SELECT o.id AS "otherId", own.read_receipts AND s.read_receipts AS "readReceipts",
    own.activity_status AND s.activity_status AS "activityStatus"
  FROM mentorship.sharing_preferences own
  CROSS JOIN unnest($2::integer[]) AS o (id)
  JOIN mentorship.sharing_preferences s ON s.user_id = o.id
  JOIN mentorship.connections c ON least(c.from_user_id, c.to_user_id) = least($1::integer, o.id)
    AND greatest(c.from_user_id, c.to_user_id) = greatest($1::integer, o.id) AND c.status = 'connected'
  WHERE own.user_id = $1
    AND (own.read_receipts AND s.read_receipts OR own.activity_status AND s.activity_status)
    AND ${TAKES_PART('own.user_id')} AND ${TAKES_PART('o.id')} AND ${NOT_BLOCKED('$1::integer', 'o.id')}`;

@Injectable()
export class SqlSharingReader extends SharingReader {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async getShared(userId: number): Promise<Sharing> {
    const [row] = await this.unitOfWork.query<Sharing>(
      `SELECT ${SHARING} FROM mentorship.sharing_preferences s WHERE s.user_id = $1 AND ${TAKES_PART('s.user_id')}`,
      [userId],
    );
    return row ?? NOTHING_SHARED;
  }

  async listShared(userId: number, otherIds: readonly number[]): Promise<readonly SharedWith[]> {
    if (otherIds.length === 0) return [];
    return this.unitOfWork.prepared<SharedWith>(BETWEEN, [userId, otherIds]);
  }

  async listSharers(userIds: readonly number[], field: keyof Sharing): Promise<readonly number[]> {
    if (userIds.length === 0) return [];
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT s.user_id AS id FROM mentorship.sharing_preferences s
       WHERE s.user_id = ANY ($1::integer[]) AND s.${COLUMNS[field]} AND ${TAKES_PART('s.user_id')} ORDER BY s.user_id`,
      [userIds],
    );
    return rows.map(({ id }) => id);
  }

  async findConnectedSharers(
    userIds: readonly number[],
    field: keyof Sharing,
    limit: number,
  ): Promise<ReadonlyMap<number, readonly number[]>> {
    if (userIds.length === 0) return new Map();
    // Two halves, so that each uses the index of one side.
    const rows = await this.unitOfWork.query<{ userId: number; ids: number[] }>(
      `SELECT u.id AS "userId", array_agg(sharing.id ORDER BY sharing.id) AS ids
       FROM unnest($1::integer[]) AS u (id)
       CROSS JOIN LATERAL (
         SELECT p.id FROM (
           SELECT c.to_user_id AS id FROM mentorship.connections c WHERE c.from_user_id = u.id AND c.status = 'connected'
           UNION ALL
           SELECT c.from_user_id FROM mentorship.connections c WHERE c.to_user_id = u.id AND c.status = 'connected'
         ) AS p
         JOIN mentorship.sharing_preferences s ON s.user_id = p.id AND s.${COLUMNS[field]}
         WHERE ${TAKES_PART('p.id')} AND ${NOT_BLOCKED('u.id', 'p.id')}
         LIMIT $2
       ) AS sharing
       GROUP BY u.id`,
      [userIds, limit],
    );
    return new Map(rows.map(({ userId, ids }) => [userId, ids]));
  }
}
