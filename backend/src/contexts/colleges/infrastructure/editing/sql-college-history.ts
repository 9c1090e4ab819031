import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type CollegeChanges,
  type CollegeChangeView,
  CollegeHistory,
} from '../../application/editing/ports/college-history';
import type { PageRequest } from '../../application/directory/ports/college-reader';
import { CollegeNotFound } from '../../domain/catalogue/errors';

/** A stored percentage as the fraction it is shown as. */
const shown = (column: string): string => `
  CASE WHEN h.field IN ('admission_rate', 'graduation_rate') THEN to_jsonb((h.${column} #>> '{}')::numeric / 100)
       ELSE h.${column} END AS ${column}`;

interface Row extends Omit<CollegeChangeView, 'changed_at'> {
  readonly changed_at: Date;
}

@Injectable()
export class SqlCollegeHistory extends CollegeHistory {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async of(collegeId: number, { limit, offset }: PageRequest): Promise<CollegeChanges> {
    const [college] = await this.unitOfWork.query<{ name: string; total: number }>(
      `SELECT c.name, (SELECT count(*)::int FROM colleges.college_history h WHERE h.college_id = c.id) AS total
       FROM colleges.colleges c WHERE c.id = $1`,
      [collegeId],
    );
    if (!college) throw new CollegeNotFound();
    const rows = await this.unitOfWork.query<Row>(
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
}
