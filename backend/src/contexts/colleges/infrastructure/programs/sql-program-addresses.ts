import { Injectable } from '@nestjs/common';
import { MAX_ID } from '../../../../shared/domain/id';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import {
  ADDRESSES_PER_PART,
  type AddressPart,
  type CollegeAddress,
} from '../../application/directory/ports/college-addresses';
import { ProgramAddresses } from '../../application/programs/ports/program-addresses';

const PAGE_SIZE = 1_000;
const HAS_PROGRAMS_SQL = `c.operating AND EXISTS (
  SELECT FROM colleges.programs p WHERE p.college_id = c.id AND p.credlev <= 8)`;
/** When programs were last imported. */
const UPDATED_AT_SQL = 'coalesce((SELECT max(s.finished_at) FROM colleges.program_sources s), now())';

@Injectable()
export class SqlProgramAddresses extends ProgramAddresses {
  constructor(private readonly db: ReadDatabase) {
    super();
  }

  listParts(): Promise<readonly AddressPart[]> {
    return this.db.query<AddressPart>(
      `SELECT (c.id - 1) / ${ADDRESSES_PER_PART} + 1 AS part, ${UPDATED_AT_SQL} AS "updatedAt"
       FROM colleges.colleges c WHERE ${HAS_PROGRAMS_SQL} GROUP BY 1 ORDER BY 1`,
    );
  }

  async listPage(part: number, after: number): Promise<readonly CollegeAddress[]> {
    const last = part * ADDRESSES_PER_PART;
    if (last - ADDRESSES_PER_PART >= MAX_ID) return [];
    return this.db.query<CollegeAddress>(
      `SELECT c.id, ${UPDATED_AT_SQL} AS "updatedAt" FROM colleges.colleges c
       WHERE ${HAS_PROGRAMS_SQL} AND c.id > $1::integer AND c.id <= $2::integer ORDER BY c.id LIMIT ${PAGE_SIZE}`,
      [Math.max(after, last - ADDRESSES_PER_PART), Math.min(last, MAX_ID)],
    );
  }

  async countOfCollege(collegeId: number): Promise<number> {
    const [row] = await this.db.query<{ programs: number }>(
      `SELECT count(*)::integer AS programs FROM colleges.programs p JOIN colleges.colleges c ON c.id = p.college_id
       WHERE p.college_id = $1::integer AND p.credlev <= 8 AND c.operating`,
      [collegeId],
    );
    return row?.programs ?? 0;
  }
}
