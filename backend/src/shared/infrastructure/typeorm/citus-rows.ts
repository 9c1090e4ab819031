import type { QueryRunner } from 'typeorm';
import { InvalidSettings } from '../settings/settings';

/** With their schemas; the values are columns. */
type DistributionColumns = Readonly<Record<string, string>>;

interface PrimaryKey {
  readonly name: string;
  readonly columns: readonly string[];
}

const schemaOf = (table: string): string => table.slice(0, table.indexOf('.'));

/** Returns the schemas of the tables whose rows are distributed. */
export const findSchemasWithRows = (columns: DistributionColumns): readonly string[] => [
  ...new Set(Object.keys(columns).map(schemaOf)),
];

/**
 * Distributes the tables of a schema: those with a distribution column by its values over all workers, and the others
 * together to one worker. Rows with equal values of the columns are on the same worker. Tables that are distributed
 * already stay where they are.
 * @throws InvalidSettings if the whole schema is distributed: Citus can't undo that for tables with identity columns
 */
export async function distributeRows(runner: QueryRunner, schema: string, columns: DistributionColumns): Promise<void> {
  const [distributed] = await runner.manager.query<object[]>(
    'SELECT FROM pg_catalog.pg_dist_schema WHERE schemaid = $1::regnamespace',
    [schema],
  );
  if (distributed)
    throw new InvalidSettings([
      `DATABASE_DISTRIBUTION: the schema ${schema} is already distributed as a whole in this database; set citus`,
    ]);
  for (const table of await listPending(runner, schema)) {
    const column = columns[table] ?? null;
    const peer = await findPeer(runner, schema, column !== null);
    await runner.startTransaction();
    try {
      if (column !== null) await extendPrimaryKey(runner, table, column);
      await runner.query('SELECT create_distributed_table($1::regclass, $2, colocate_with => $3)', [
        table,
        column,
        peer,
      ]);
      await runner.query('SELECT truncate_local_data_after_distributing_table($1::regclass)', [table]);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
  }
}

async function listPending(runner: QueryRunner, schema: string): Promise<string[]> {
  const rows = await runner.manager.query<{ name: string }[]>(
    `SELECT format('%I.%I', $1::text, relname) AS name FROM pg_class
     WHERE relnamespace = $1::regnamespace AND relkind = 'r'
       AND oid NOT IN (SELECT logicalrelid FROM pg_catalog.pg_dist_partition)
     ORDER BY 1`,
    [schema],
  );
  return rows.map(({ name }) => name);
}

/** Returns a table of the schema that is distributed in the same way, whose servers a new one shares; `none` if there is none. */
async function findPeer(runner: QueryRunner, schema: string, isByRows: boolean): Promise<string> {
  const [found] = await runner.manager.query<{ name: string }[]>(
    `SELECT format('%I.%I', $1::text, c.relname) AS name
     FROM pg_catalog.pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid
     WHERE c.relnamespace = $1::regnamespace AND p.partmethod = $2 ORDER BY 1 LIMIT 1`,
    [schema, isByRows ? 'h' : 'n'],
  );
  return found?.name ?? 'none';
}

/** Adds the column to the primary key, because Citus checks uniqueness in each shard. */
async function extendPrimaryKey(runner: QueryRunner, table: string, column: string): Promise<void> {
  const [key] = await runner.manager.query<PrimaryKey[]>(
    `SELECT quote_ident(conname) AS name,
       ARRAY(SELECT quote_ident(attname) FROM unnest(conkey) WITH ORDINALITY AS k (number, at)
             JOIN pg_attribute ON attrelid = conrelid AND attnum = number ORDER BY at) AS columns
     FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'p'`,
    [table],
  );
  if (!key || key.columns.includes(column)) return;
  const { name, columns } = key;
  await runner.query(
    `ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} PRIMARY KEY (${[column, ...columns].join(', ')})`,
  );
}
