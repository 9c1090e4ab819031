import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type CollegeWebsite,
  type KnownCollege,
  KnownColleges,
} from '../../application/catalogue/ports/known-colleges';
import { CollegeNotFound } from '../../domain/catalogue/errors';
import type { CollegeId } from '../../domain/catalogue/ids';
import { toAliasKey, toComparableName, normalizeText } from '../../domain/search/normal-text';

const COLLEGE_COLUMNS_SQL = 'c.id, c.name, c.city, c.state, c.type';

@Injectable()
export class SqlKnownColleges extends KnownColleges {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async get(id: number): Promise<KnownCollege> {
    const [college] = await this.unitOfWork.query<KnownCollege>(
      `SELECT ${COLLEGE_COLUMNS_SQL} FROM colleges.colleges c WHERE c.id = $1`,
      [id],
    );
    if (!college) throw new CollegeNotFound();
    return college;
  }

  async listExistingIds(ids: readonly number[]): Promise<readonly CollegeId[]> {
    const rows = await this.unitOfWork.query<{ id: CollegeId }>(
      'SELECT c.id FROM colleges.colleges c WHERE c.id = ANY ($1::integer[])',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  listNames(ids: readonly number[]): Promise<readonly Pick<KnownCollege, 'id' | 'name'>[]> {
    return this.unitOfWork.queryPrepared(
      'SELECT c.id, c.name FROM colleges.colleges c WHERE c.id = ANY ($1::integer[])',
      [ids],
    );
  }

  async findUndergraduateCounts(ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
    const rows = await this.unitOfWork.query<{ id: number; enrollment: number | null }>(
      'SELECT id, enrollment FROM colleges.colleges WHERE id = ANY ($1::integer[])',
      [ids],
    );
    return new Map(rows.map(({ id, enrollment }) => [id, enrollment]));
  }

  listWebsites(ids: readonly number[]): Promise<readonly CollegeWebsite[]> {
    return this.unitOfWork.query(
      `SELECT c.id, c.name, c.federal ->> 'website' AS website
       FROM colleges.colleges c WHERE c.id = ANY ($1::integer[])`,
      [ids],
    );
  }

  async listByName(name: string): Promise<readonly KnownCollege[]> {
    const normalized = normalizeText(name);
    if (normalized === '') return [];
    // The search index stores names in a looser form, so its matches include the exact ones.
    const candidates = await this.unitOfWork.query<KnownCollege>(
      `SELECT ${COLLEGE_COLUMNS_SQL} FROM colleges.colleges c
       WHERE c.operating AND (lower(c.name) COLLATE "C" = lower($1) OR c.id IN (
         SELECT e.college_id FROM colleges.search_entries e WHERE e.name = $2))
       ORDER BY c.id`,
      [name.trim(), toComparableName(name)],
    );
    const exact = candidates.filter((college) => normalizeText(college.name) === normalized);
    return exact.length > 0 ? exact : this.#listByAlias(name);
  }

  /** Ignores initials: they are often shared by half a dozen colleges. */
  #listByAlias(name: string): Promise<readonly KnownCollege[]> {
    return this.unitOfWork.query<KnownCollege>(
      `SELECT ${COLLEGE_COLUMNS_SQL} FROM colleges.colleges c
       WHERE c.operating AND c.id IN (
         SELECT a.college_id FROM colleges.college_aliases a WHERE a.key = $1 AND a.kind <> 'initials')
       ORDER BY c.id`,
      [toAliasKey(name)],
    );
  }
}
