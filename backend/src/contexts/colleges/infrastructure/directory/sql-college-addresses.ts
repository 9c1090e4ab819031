import { Injectable } from '@nestjs/common';
import { MAX_ID } from '../../../../shared/domain/id';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import {
  ADDRESSES_PER_PART,
  type AddressPart,
  type CollegeAddress,
  CollegeAddresses,
  type StateUpdate,
} from '../../application/directory/ports/college-addresses';

const PAGE_SIZE = 1_000;

@Injectable()
export class SqlCollegeAddresses extends CollegeAddresses {
  constructor(private readonly db: ReadDatabase) {
    super();
  }

  listParts(): Promise<readonly AddressPart[]> {
    return this.db.query<AddressPart>(
      `SELECT (c.id - 1) / ${ADDRESSES_PER_PART} + 1 AS part, coalesce(max(c.updated_at), now()) AS "updatedAt"
       FROM colleges.colleges c WHERE c.operating GROUP BY 1 ORDER BY 1`,
    );
  }

  listStates(): Promise<readonly StateUpdate[]> {
    return this.db.query<StateUpdate>(
      `SELECT c.state, coalesce(max(c.updated_at), now()) AS "updatedAt"
       FROM colleges.colleges c WHERE c.operating GROUP BY c.state ORDER BY c.state`,
    );
  }

  async listPage(part: number, after: number): Promise<readonly CollegeAddress[]> {
    const last = part * ADDRESSES_PER_PART;
    if (last - ADDRESSES_PER_PART >= MAX_ID) return [];
    return this.db.query<CollegeAddress>(
      `SELECT c.id, c.updated_at AS "updatedAt" FROM colleges.colleges c
       WHERE c.operating AND c.id > $1 AND c.id <= $2 ORDER BY c.id LIMIT ${PAGE_SIZE}`,
      [Math.max(after, last - ADDRESSES_PER_PART), Math.min(last, MAX_ID)],
    );
  }
}
