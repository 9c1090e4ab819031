import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type CollegeAlumniCount,
  type CollegeInterestCount,
  DirectoryEntries,
} from '../../application/directory/ports/directory-entries';

/**
 * Key space of the advisory locks on the counts of alumni of a college. The entries themselves are not locked: an import
 * of the catalog would have to wait.
 */
const ALUMNI_COUNT_LOCK_KEY = 4_711_022;

@Injectable()
export class SqlDirectoryEntries extends DirectoryEntries {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async listIdsAfter(after: number, limit: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      'SELECT college_id AS id FROM colleges.directory_entries WHERE college_id > $1 ORDER BY college_id LIMIT $2',
      [after, limit],
    );
    return rows.map(({ id }) => id);
  }

  async lockAlumniCounts(collegeIds: readonly number[]): Promise<void> {
    this.unitOfWork.requireUnitOfWork();
    // In one order, so that two units of work with several colleges don't deadlock.
    await this.unitOfWork.query(
      `SELECT pg_advisory_xact_lock($1, those.id)
       FROM (SELECT id FROM unnest($2::integer[]) AS id ORDER BY id) those`,
      [ALUMNI_COUNT_LOCK_KEY, collegeIds],
    );
  }

  async saveAlumniCounts(collegeIds: readonly number[], counts: readonly CollegeAlumniCount[]): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE colleges.directory_entries d SET alumni = fresh.alumni, has_mentors = fresh.has_mentors
       FROM (SELECT e.college_id, coalesce(a.alumni, 0) AS alumni, coalesce(a."hasMentors", false) AS has_mentors
             FROM unnest($1::integer[]) AS e (college_id)
             LEFT JOIN json_to_recordset($2::json) AS a ("collegeId" integer, alumni integer, "hasMentors" boolean)
               ON a."collegeId" = e.college_id) fresh
       WHERE d.college_id = fresh.college_id AND (d.alumni, d.has_mentors) <> (fresh.alumni, fresh.has_mentors)`,
      [collegeIds, JSON.stringify(counts)],
    );
  }

  async savePopularity(collegeIds: readonly number[], interests: readonly CollegeInterestCount[]): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE colleges.directory_entries d SET people = fresh.people
       FROM (SELECT e.college_id, coalesce(i.people, 0) AS people
             FROM unnest($1::integer[]) AS e (college_id)
             LEFT JOIN json_to_recordset($2::json) AS i ("collegeId" integer, people integer)
               ON i."collegeId" = e.college_id) fresh
       WHERE d.college_id = fresh.college_id AND d.people <> fresh.people`,
      [collegeIds, JSON.stringify(interests)],
    );
  }
}
