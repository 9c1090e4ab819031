import { Injectable } from '@nestjs/common';
import { omitFields } from '../../../../shared/domain/omit-fields';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type AlumniQuery,
  AlumniList,
  type AlumniOrder,
  type AlumniPage,
  type ListedRow,
} from '../../application/alumni-list/ports/alumni-list';

interface SortColumns {
  readonly columns: readonly string[];
  readonly types: readonly string[];
}

const NAME_SORT = { columns: ['lower(last_name)', 'lower(first_name)'], types: ['text', 'text'] };
const GRADUATION_YEAR_SORT = { columns: ['graduation_year'], types: ['integer'] };
const IMPORT_DATE_SORT = { columns: ['imported_at'], types: ['timestamptz'] };
const SORT_COLUMNS: Readonly<Record<AlumniOrder, SortColumns>> = {
  name: NAME_SORT,
  '-name': NAME_SORT,
  graduationYear: GRADUATION_YEAR_SORT,
  '-graduationYear': GRADUATION_YEAR_SORT,
  importedAt: IMPORT_DATE_SORT,
  '-importedAt': IMPORT_DATE_SORT,
};

const ALUMNUS_COLUMNS_SQL = `id, first_name AS "firstName", last_name AS "lastName",
  CASE WHEN claimed_by IS NULL THEN email END AS email, major, graduation_year AS "graduationYear",
  imported_at AS "importedAt", invited_at AS "invitedAt", reminded_at AS "remindedAt",
  claimed_at AS "claimedAt", claimed_by AS "claimedBy", shares_activity AS "sharesActivity"`;

@Injectable()
export class SqlAlumniList extends AlumniList {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async list(collegeId: number, { order, limit, after, ...query }: AlumniQuery): Promise<AlumniPage> {
    const { columns, types } = SORT_COLUMNS[order];
    const [direction, beyond] = order.startsWith('-') ? ['DESC', '<'] : ['ASC', '>'];
    const { where, values } = whereSql(collegeId, query);
    const position = after && [...after.by, after.id];
    const place =
      position && [...types, 'integer'].map((type, n) => `$${values.push(String(position[n]))}::text::${type}`);
    const key = [...columns, 'id'];
    const rows = await this.unitOfWork.query<ListedRow & { by: (string | number)[] }>(
      `SELECT ${ALUMNUS_COLUMNS_SQL}, json_build_array(${columns.join(', ')}) AS by FROM admin_analytics.imported_alumni
       WHERE ${where} ${place ? `AND (${key.join(', ')}) ${beyond} (${place.join(', ')})` : ''}
       ORDER BY ${key.map((column) => `${column} ${direction}`).join(', ')} LIMIT $${values.push(limit + 1)}`,
      values,
    );
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return { items: items.map((row) => omitFields(row, 'by')), next: last ? { by: last.by, id: last.id } : null };
  }

  async count(collegeId: number, query: Pick<AlumniQuery, 'q' | 'claimed'>): Promise<number> {
    const { where, values } = whereSql(collegeId, query);
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
const withoutAccentsSql = (column: string): string =>
  `regexp_replace(normalize(lower(${column}), NFKD), U&'[\\0300-\\036F]', '', 'g')`;

/** Searches addresses only of unclaimed people: after a claim, the address belongs to the person. */
function whereSql(collegeId: number, { q, claimed }: Pick<AlumniQuery, 'q' | 'claimed'>) {
  const values: unknown[] = [collegeId];
  const where = ['college_id = $1'];
  if (claimed !== undefined) where.push(`claimed_by IS ${claimed ? 'NOT NULL' : 'NULL'}`);
  for (const word of (q ?? '').split(/\s+/).filter(Boolean)) {
    const like = `$${values.push(`%${withoutAccents(word).replaceAll(/[\\%_]/g, '\\$&')}%`)}`;
    const [first, last, major] = ['first_name', 'last_name', 'major'].map(
      (column) => `${withoutAccentsSql(column)} LIKE ${like}`,
    );
    where.push(`(${first} OR ${last} OR ${major} OR (claimed_by IS NULL AND email LIKE ${like}))`);
  }
  return { where: where.join(' AND '), values };
}
