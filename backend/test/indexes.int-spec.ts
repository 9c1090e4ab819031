import type { DataSource } from 'typeorm';
import { freshDatabase } from './support/database';
import { columnsOf, columnsThatNamePeople } from './support/rows-about-people';

let db: DataSource;
beforeAll(async () => {
  db = await freshDatabase();
});

/** Returns `schema.table.column` for the first column of each index over all rows, or over all rows with a value. */
async function columnsThatBeginIndexes(): Promise<Set<string>> {
  const rows = await db.query<{ column: string }[]>(
    `SELECT format('%s.%s.%s', n.nspname, c.relname, a.attname) AS column
     FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
     WHERE i.indisvalid AND (i.indpred IS NULL
       OR pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname))`,
  );
  return new Set(rows.map(({ column }) => column));
}

describe('columns that name a user', () => {
  it('are each the first column of an index, so deletion and export need no full table scans', async () => {
    const indexed = await columnsThatBeginIndexes();
    const people = columnsThatNamePeople(await columnsOf(db));

    expect(people.filter((column) => !indexed.has(column))).toEqual([]);
    expect(people.length).toBeGreaterThan(40);
  });
});
