import { type Client, escapeLiteral } from 'pg';
import type { BackedUpTable, BackupSummary, TableContent } from './backup-manifest';

/** TypeORM's list of migrations, the only table of the product in `public`. */
export const MIGRATIONS_TABLE = 'public.migrations';

/**
 * Tables whose rows have to survive a crash: unlogged ones contain counters that can start again. Partitions belong to
 * their table.
 */
const SELECT_TABLES = `
  SELECT format('%I.%I', nspname, relname) AS name,
    ARRAY(SELECT quote_ident(attname) FROM pg_attribute
      WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped ORDER BY attnum) AS columns,
    ARRAY(SELECT quote_ident(attname) FROM pg_attribute
      WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS "storedColumns",
    coalesce(CASE relkind WHEN 'p' THEN (SELECT sum(pg_table_size(relid)) FROM pg_partition_tree(t.oid))
      ELSE pg_table_size(t.oid) END, 0)::float8 AS bytes
  FROM pg_class t JOIN pg_namespace schema ON schema.oid = relnamespace
  WHERE relkind IN ('r', 'p') AND NOT relispartition AND relpersistence = 'p'
    AND (nspname = ANY($1) OR t.oid = to_regclass('public.migrations'))
  ORDER BY 1`;

export interface ProductTable extends BackedUpTable {
  /** Size on disk without indexes. */
  readonly bytes: number;
}

/** @param schemas the schemas of the product */
export async function listTables(client: Client, schemas: readonly string[]): Promise<ProductTable[]> {
  const { rows } = await client.query<ProductTable>(SELECT_TABLES, [schemas]);
  return rows;
}

/** Returns the migrations of the database in the order of their numbers; none if the product has never run there. */
export async function listMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('public.migrations') IS NOT NULL AS exists`,
  );
  if (!found[0]!.exists) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.migrations ORDER BY timestamp, id');
  return rows.map(({ name }) => name);
}

/**
 * Counts the rows and adds up their hashes, which doesn't depend on their order: the rows of two equal tables are rarely
 * in the same places.
 */
export async function measureTable(
  client: Client,
  { name, columns }: BackedUpTable,
): Promise<Pick<TableContent, 'rows' | 'checksum'>> {
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `SELECT count(*)::text AS rows,
       coalesce(sum(hashtextextended(ROW(${columns.join(', ')})::text, 0)), 0)::text AS checksum
     FROM ${name}`,
  );
  const [{ rows: count, checksum }] = rows as [{ rows: string; checksum: string }];
  return { rows: Number(count), checksum };
}

/** Returns the positions of all sequences. */
export async function readSequences(client: Client, schemas: readonly string[]): Promise<BackupSummary['sequences']> {
  const { rows: sequences } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name
     FROM pg_class sequence JOIN pg_namespace schema ON schema.oid = relnamespace
     WHERE relkind = 'S' AND relpersistence = 'p'
       AND (nspname = ANY($1) OR sequence.oid = to_regclass('public.migrations_id_seq'))
     ORDER BY 1`,
    [schemas],
  );
  const each = sequences.map(
    ({ name }) =>
      `SELECT ${escapeLiteral(name)} AS name, last_value::text AS value, is_called AS "isCalled" FROM ${name}`,
  );
  const { rows } = await client.query<BackupSummary['sequences'][number]>(each.join(' UNION ALL '));
  return rows;
}
