import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type CollegeChanges,
  type CollegeChangeView,
  CollegeProfiles,
  type EditNote,
  type StoredChange,
  type StoredChanges,
} from '../../application/editing/ports/college-profiles';
import type { PageRequest } from '../../application/directory/ports/college-reader';
import { EDITABLE, type EditableField, type FieldValue } from '../../domain/editing/college-edits';
import { CollegeProfile } from '../../domain/editing/college-profile';
import { CatalogueIsBusy, ChangeNotFound, CollegeNotFound } from '../../domain/catalogue/errors';
import { CATALOGUE_LOCK, EDIT_LOCK, deriveFrom } from '../catalogue/derived';

const DECIMAL: readonly EditableField[] = ['admission_rate', 'graduation_rate', 'student_faculty_ratio'];
/** Fields that are not searched, listed or compared. */
const ON_THE_PAGE_ALONE: readonly EditableField[] = ['description', 'website', 'founded_year'];
const columns = EDITABLE.map((field) => (DECIMAL.includes(field) ? `${field}::float8 AS ${field}` : field)).join(', ');

type TextField = 'name' | 'type' | 'city' | 'state';
type OptionalTextField = 'description' | 'website';
type NumberField = Exclude<EditableField, TextField | OptionalTextField>;
type Row = Record<TextField, string> &
  Record<OptionalTextField, string | null> &
  Record<NumberField, number | null> & {
    readonly id: number;
    readonly federal: Record<string, FieldValue>;
    readonly edited_fields: string[];
  };

/** Returns SQL that converts stored percentages to the displayed fractions. */
const shown = (column: string): string => `
  CASE WHEN h.field IN ('admission_rate', 'graduation_rate') THEN to_jsonb((h.${column} #>> '{}')::numeric / 100)
       ELSE h.${column} END AS ${column}`;

const STORED_CHANGE = `h.id, h.field, h.source, h.old_value AS "oldValue", h.new_value AS "newValue", h.release,
  h.changed_at AS "changedAt", h.changed_by AS "changedBy"`;

interface ChangeRow extends Omit<CollegeChangeView, 'changed_at'> {
  readonly changed_at: Date;
}

@Injectable()
export class SqlCollegeProfiles extends CollegeProfiles {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async byId(id: number): Promise<CollegeProfile> {
    const inUnitOfWork = this.unitOfWork.manager.queryRunner?.isTransactionActive;
    if (inUnitOfWork) await this.#lockCatalogue();
    const [row] = await this.unitOfWork.query<Row>(
      `SELECT id, ${columns}, federal, edited_fields FROM colleges.colleges WHERE id = $1
       ${inUnitOfWork ? 'FOR NO KEY UPDATE' : ''}`,
      [id],
    );
    if (!row) throw new CollegeNotFound();
    const { id: key, federal, edited_fields: edited, ...values } = row;
    return CollegeProfile.restore({ id: key, values, federal, edited });
  }

  async save(profile: CollegeProfile, { changes, by, at }: EditNote): Promise<void> {
    const { id, values, edited } = profile.snapshot();
    await this.unitOfWork.run(async () => {
      await this.unitOfWork.query(
        `UPDATE colleges.colleges c
         SET ${EDITABLE.map((field) => `${field} = v.${field}`).join(', ')}, edited_fields = $2, updated_at = $3
         FROM jsonb_populate_record(NULL::colleges.colleges, $4::jsonb) v
         WHERE c.id = $1`,
        [id, edited, at, JSON.stringify(values)],
      );
      await this.unitOfWork.query(
        `INSERT INTO colleges.college_history (college_id, field, source, old_value, new_value, changed_at, changed_by)
         SELECT $1, c.field, 'college', nullif(c."oldValue", 'null'), nullif(c."newValue", 'null'), $2, $3
         FROM jsonb_to_recordset($4::jsonb) AS c (field text, "oldValue" jsonb, "newValue" jsonb)`,
        [id, at, by, JSON.stringify(changes)],
      );
      const isSeenElsewhere = changes.some(({ field }) => !ON_THE_PAGE_ALONE.includes(field));
      if (isSeenElsewhere) await deriveFrom(this.unitOfWork.manager.queryRunner!, id);
    });
  }

  async historyOf(collegeId: number, { limit, offset }: PageRequest): Promise<CollegeChanges> {
    const [college] = await this.unitOfWork.query<{ name: string; total: number }>(
      `SELECT c.name, (SELECT count(*)::int FROM colleges.college_history h WHERE h.college_id = c.id) AS total
       FROM colleges.colleges c WHERE c.id = $1`,
      [collegeId],
    );
    if (!college) throw new CollegeNotFound();
    const rows = await this.unitOfWork.query<ChangeRow>(
      `SELECT h.id, h.field, h.source, ${shown('old_value')}, ${shown('new_value')}, h.release, h.changed_at,
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

  async changesOf(
    collegeId: number,
    { limit, after }: { limit: number; after: number | null },
  ): Promise<StoredChanges> {
    const [count] = await this.unitOfWork.query<{ total: number }>(
      'SELECT count(*)::int AS total FROM colleges.college_history WHERE college_id = $1',
      [collegeId],
    );
    const rows = await this.unitOfWork.query<StoredChange>(
      `SELECT ${STORED_CHANGE} FROM colleges.college_history h
       WHERE h.college_id = $1 AND ($3::integer IS NULL OR h.id < $3)
       ORDER BY h.id DESC LIMIT $2`,
      [collegeId, limit + 1, after],
    );
    const items = rows.slice(0, limit);
    return { items, total: count!.total, nextAfter: rows.length > limit ? items.at(-1)!.id : null };
  }

  async changeOf(collegeId: number, changeId: number): Promise<StoredChange> {
    const [row] = await this.unitOfWork.query<StoredChange>(
      `SELECT ${STORED_CHANGE} FROM colleges.college_history h WHERE h.college_id = $1 AND h.id = $2`,
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
