import { Injectable } from '@nestjs/common';
import { without } from '../../../../shared/domain/without';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type AlumniQuery,
  AlumniList,
  type AlumniOrder,
  type AlumniPage,
  type ListedRow,
} from '../../application/alumni-list/ports/alumni-list';

interface Order {
  readonly columns: readonly string[];
  readonly types: readonly string[];
}

const BY_NAME = { columns: ['lower(last_name)', 'lower(first_name)'], types: ['text', 'text'] };
const BY_YEAR = { columns: ['graduation_year'], types: ['integer'] };
const BY_IMPORT = { columns: ['imported_at'], types: ['timestamptz'] };
const ORDERS: Readonly<Record<AlumniOrder, Order>> = {
  name: BY_NAME,
  '-name': BY_NAME,
  graduationYear: BY_YEAR,
  '-graduationYear': BY_YEAR,
  importedAt: BY_IMPORT,
  '-importedAt': BY_IMPORT,
};

const COLUMNS = `id, first_name AS "firstName", last_name AS "lastName",
  CASE WHEN claimed_by IS NULL THEN email END AS email, major, graduation_year AS "graduationYear",
  imported_at AS "importedAt", invited_at AS "invitedAt", reminded_at AS "remindedAt",
  claimed_at AS "claimedAt", claimed_by AS "claimedBy", shares_activity AS "sharesActivity"`;

@Injectable()
export class SqlAlumniList extends AlumniList {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async list(collegeId: number, { order, limit, after, ...query }: AlumniQuery): Promise<AlumniPage> {
    const { columns, types } = ORDERS[order];
    const [direction, beyond] = order.startsWith('-') ? ['DESC', '<'] : ['ASC', '>'];
    const { where, values } = conditions(collegeId, query);
    const position = after && [...after.by, after.id];
    const place =
      position && [...types, 'integer'].map((type, n) => `$${values.push(String(position[n]))}::text::${type}`);
    const key = [...columns, 'id'];
    const rows = await this.unitOfWork.query<ListedRow & { by: (string | number)[] }>(
      `SELECT ${COLUMNS}, json_build_array(${columns.join(', ')}) AS by FROM admin_analytics.imported_alumni
       WHERE ${where} ${place ? `AND (${key.join(', ')}) ${beyond} (${place.join(', ')})` : ''}
       ORDER BY ${key.map((column) => `${column} ${direction}`).join(', ')} LIMIT $${values.push(limit + 1)}`,
      values,
    );
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return { items: items.map((row) => without(row, 'by')), next: last ? { by: last.by, id: last.id } : null };
  }

  async count(collegeId: number, query: Pick<AlumniQuery, 'q' | 'claimed'>): Promise<number> {
    const { where, values } = conditions(collegeId, query);
    const [row] = await this.unitOfWork.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM admin_analytics.imported_alumni WHERE ${where}`,
      values,
    );
    return row!.count;
  }

  async listClaimants(collegeId: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ userId: number }>(
      `SELECT claimed_by AS "userId" FROM admin_analytics.imported_alumni
       WHERE college_id = $1 AND claimed_by IS NOT NULL`,
      [collegeId],
    );
    return rows.map(({ userId }) => userId);
  }
}

/** Returns lower case without accents: "jose" finds José. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '');

/** The same in SQL. A college's list is small enough to compute it for each row. */
const folded = (column: string): string =>
  `regexp_replace(normalize(lower(${column}), NFKD), U&'[\\0300-\\036F]', '', 'g')`;

/** Searches addresses only of unclaimed people: after a claim, the address belongs to the person. */
function conditions(collegeId: number, { q, claimed }: Pick<AlumniQuery, 'q' | 'claimed'>) {
  const values: unknown[] = [collegeId];
  const where = ['college_id = $1'];
  if (claimed !== undefined) where.push(`claimed_by IS ${claimed ? 'NOT NULL' : 'NULL'}`);
  for (const word of (q ?? '').split(/\s+/).filter(Boolean)) {
    const like = `$${values.push(`%${withoutAccents(word).replaceAll(/[\\%_]/g, '\\$&')}%`)}`;
    const [first, last, major] = ['first_name', 'last_name', 'major'].map((column) => `${folded(column)} LIKE ${like}`);
    where.push(`(${first} OR ${last} OR ${major} OR (claimed_by IS NULL AND email LIKE ${like}))`);
  }
  return { where: where.join(' AND '), values };
}
