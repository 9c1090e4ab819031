import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type SharingWithPerson, SharingChoicesStore, SharingReader } from '../../application/privacy/ports/sharing';
import {
  NOTHING_SHARED,
  type SharingSettings,
  SharingPreferences,
  type SharingState,
} from '../../domain/privacy/preferences';
import { lockUser } from '../profiles/user-locks';
import { sharingSchema } from './sharing.schema';

const COLUMN_BY_FIELD: Readonly<Record<keyof SharingSettings, string>> = {
  readReceipts: 'read_receipts',
  activityStatus: 'activity_status',
};
const SHARING_COLUMNS_SQL = `s.read_receipts AS "readReceipts", s.activity_status AS "activityStatus"`;

/** Condition for adults who take part; the directory changes in the same transaction as the account. */
const takesPartSql = (id: string): string =>
  `EXISTS (SELECT FROM mentorship.people_directory d WHERE d.user_id = ${id} AND d.takes_part AND d.adult_from IS NULL)`;

const notBlockedSql = (one: string, other: string): string =>
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

const SELECT_MUTUAL_SHARING = `
  SELECT o.id AS "otherId", own.read_receipts AND s.read_receipts AS "readReceipts",
    own.activity_status AND s.activity_status AS "activityStatus"
  FROM mentorship.sharing_preferences own
  CROSS JOIN unnest($2::integer[]) AS o (id)
  JOIN mentorship.sharing_preferences s ON s.user_id = o.id
  JOIN mentorship.connections c ON least(c.from_user_id, c.to_user_id) = least($1::integer, o.id)
    AND greatest(c.from_user_id, c.to_user_id) = greatest($1::integer, o.id) AND c.status = 'connected'
  WHERE own.user_id = $1
    AND (own.read_receipts AND s.read_receipts OR own.activity_status AND s.activity_status)
    AND ${takesPartSql('own.user_id')} AND ${takesPartSql('o.id')} AND ${notBlockedSql('$1::integer', 'o.id')}`;

@Injectable()
export class SqlSharingReader extends SharingReader {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async getEffectiveSharing(userId: number): Promise<SharingSettings> {
    const [row] = await this.unitOfWork.query<SharingSettings>(
      `SELECT ${SHARING_COLUMNS_SQL} FROM mentorship.sharing_preferences s WHERE s.user_id = $1 AND ${takesPartSql('s.user_id')}`,
      [userId],
    );
    return row ?? NOTHING_SHARED;
  }

  async listMutualSharing(userId: number, otherIds: readonly number[]): Promise<readonly SharingWithPerson[]> {
    if (otherIds.length === 0) return [];
    return this.unitOfWork.queryPrepared<SharingWithPerson>(SELECT_MUTUAL_SHARING, [userId, otherIds]);
  }

  async listSharers(userIds: readonly number[], field: keyof SharingSettings): Promise<readonly number[]> {
    if (userIds.length === 0) return [];
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT s.user_id AS id FROM mentorship.sharing_preferences s
       WHERE s.user_id = ANY ($1::integer[]) AND s.${COLUMN_BY_FIELD[field]} AND ${takesPartSql('s.user_id')} ORDER BY s.user_id`,
      [userIds],
    );
    return rows.map(({ id }) => id);
  }

  async findConnectedSharers(
    userIds: readonly number[],
    field: keyof SharingSettings,
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
         JOIN mentorship.sharing_preferences s ON s.user_id = p.id AND s.${COLUMN_BY_FIELD[field]}
         WHERE ${takesPartSql('p.id')} AND ${notBlockedSql('u.id', 'p.id')}
         LIMIT $2
       ) AS sharing
       GROUP BY u.id`,
      [userIds, limit],
    );
    return new Map(rows.map(({ userId, ids }) => [userId, ids]));
  }
}
