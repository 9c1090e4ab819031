import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type CollegeChanges,
  type CollegeChangeView,
  CollegeProfiles,
  type StoredChange,
  type StoredChanges,
} from '../../application/editing/ports/college-profiles';
import type { PageRequest } from '../../application/directory/ports/college-reader';
import type { EditableField } from '../../domain/editing/college-edits';
import { CollegeProfile } from '../../domain/editing/college-profile';
import { CatalogueIsBusy, ChangeNotFound, CollegeNotFound } from '../../domain/catalogue/errors';
import { collegeChangeSchema } from './college-change.schema';
import { type CollegeProfileRow, collegeProfileSchema } from './college-profile.schema';
import { CATALOGUE_LOCK, EDIT_LOCK, updateDerivedData } from '../catalogue/derived-data';
import { CatalogSnapshots } from '../directory/snapshot/catalog-snapshots';

/** Fields that are not searched, listed or compared. */
const UNLISTED_FIELDS: readonly EditableField[] = ['description', 'website', 'founded_year'];

/** Returns SQL that converts stored percentages to the displayed fractions. */
const displayedValueSql = (column: string): string => `
  CASE WHEN h.field IN ('admission_rate', 'graduation_rate') THEN to_jsonb((h.${column} #>> '{}')::numeric / 100)
       ELSE h.${column} END AS ${column}`;

const CHANGE_COLUMNS_SQL = `h.id, h.field, h.source, h.old_value AS "oldValue", h.new_value AS "newValue", h.release,
  h.changed_at AS "changedAt", h.changed_by AS "changedBy"`;

interface ChangeRow extends Omit<CollegeChangeView, 'changed_at'> {
  readonly changed_at: Date;
}

@Injectable()
export class TypeormCollegeProfiles extends CollegeProfiles {
  readonly #table: AggregateTable<CollegeProfile, CollegeProfileRow>;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly snapshots: CatalogSnapshots,
  ) {
    super();
    this.#table = new AggregateTable(unitOfWork, collegeProfileSchema, (state) => CollegeProfile.restore(state));
  }

  async get(id: number): Promise<CollegeProfile> {
    const profile = await this.#table.find({ id });
    if (!profile) throw new CollegeNotFound();
    return profile;
  }

  async lock(id: number): Promise<CollegeProfile> {
    this.unitOfWork.requireUnitOfWork();
    await this.#lockCatalogue();
    const profile = await this.#table.lock({ id });
    if (!profile) throw new CollegeNotFound();
    return profile;
  }

  async save(profile: CollegeProfile): Promise<void> {
    const changes = profile.pullChanges();
    if (changes.length === 0) return;
    const rows = changes.map(({ by: changedBy, at: changedAt, ...change }) => ({
      ...change,
      collegeId: profile.id,
      source: 'college' as const,
      changedAt,
      changedBy,
    }));
    await this.unitOfWork.run(async () => {
      await this.#table.save(profile);
      await this.unitOfWork.manager.insert(collegeChangeSchema, rows);
      const isListed = changes.some(({ field }) => !UNLISTED_FIELDS.includes(field));
      if (isListed) await updateDerivedData(this.unitOfWork.manager.queryRunner!, profile.id);
      // The announcement of the database can arrive after the response.
      this.unitOfWork.afterCommit(() => this.snapshots.expectChange());
    });
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  async listHistory(collegeId: number, { limit, offset }: PageRequest): Promise<CollegeChanges> {
    const [college] = await this.unitOfWork.query<{ name: string; total: number }>(
      `SELECT c.name, (SELECT count(*)::int FROM colleges.college_history h WHERE h.college_id = c.id) AS total
       FROM colleges.colleges c WHERE c.id = $1`,
      [collegeId],
    );
    if (!college) throw new CollegeNotFound();
    const rows = await this.unitOfWork.query<ChangeRow>(
      `SELECT h.id, h.field, h.source, ${displayedValueSql('old_value')}, ${displayedValueSql('new_value')}, h.release, h.changed_at,
         CASE h.source WHEN 'federal' THEN 'College Scorecard' ELSE $4 END AS changed_by
       FROM colleges.college_history h WHERE h.college_id = $1
       ORDER BY h.changed_at DESC, h.id DESC LIMIT $2 OFFSET $3`,
      [collegeId, limit, offset, college.name],
    );
    return {
      items: rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() })),
      total: college.total,
    };
  }

  async listChanges(
    collegeId: number,
    { limit, after }: { limit: number; after: number | null },
  ): Promise<StoredChanges> {
    const [count] = await this.unitOfWork.query<{ total: number }>(
      'SELECT count(*)::int AS total FROM colleges.college_history WHERE college_id = $1',
      [collegeId],
    );
    const rows = await this.unitOfWork.query<StoredChange>(
      `SELECT ${CHANGE_COLUMNS_SQL} FROM colleges.college_history h
       WHERE h.college_id = $1 AND ($3::integer IS NULL OR h.id < $3)
       ORDER BY h.id DESC LIMIT $2`,
      [collegeId, limit + 1, after],
    );
    const items = rows.slice(0, limit);
    return { items, total: count!.total, nextAfter: rows.length > limit ? items.at(-1)!.id : null };
  }

  async getChange(collegeId: number, changeId: number): Promise<StoredChange> {
    const [row] = await this.unitOfWork.query<StoredChange>(
      `SELECT ${CHANGE_COLUMNS_SQL} FROM colleges.college_history h WHERE h.college_id = $1 AND h.id = $2`,
      [collegeId, changeId],
    );
    if (!row) throw new ChangeNotFound();
    return row;
  }

  async #lockCatalogue(): Promise<void> {
    const [lock] = await this.unitOfWork.query<{ free: boolean }>(
      'SELECT pg_try_advisory_xact_lock_shared($1) AS free',
      [CATALOGUE_LOCK],
    );
    if (!lock?.free) throw new CatalogueIsBusy();
    await this.unitOfWork.query('SELECT pg_advisory_xact_lock($1)', [EDIT_LOCK]);
  }
}
