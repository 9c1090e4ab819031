import type { QueryRunner } from 'typeorm';
import { InvalidSettings } from '../settings/settings';
import type { Mapping } from './data-source';

/** How the tables of some schemas are distributed. */
type RowDistribution = Pick<Required<Mapping>, 'distributionColumns' | 'copiedTables'>;

interface UniqueConstraint {
  readonly name: string;
  readonly kind: 'PRIMARY KEY' | 'UNIQUE';
  readonly columns: readonly string[];
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** The ways in which Citus can store a table, as in its catalog. */
const STORED = {
  byRows: { partmethod: 'h', repmodel: 's' },
  whole: { partmethod: 'n', repmodel: 's' },
} as const;

const schemaOf = (table: string): string => table.slice(0, table.indexOf('.'));

/** Returns the schemas of the tables whose rows are distributed. */
export const findSchemasWithRows = (columns: RowDistribution['distributionColumns']): readonly string[] => [
  ...new Set(Object.keys(columns).map(schemaOf)),
];

/** Whether rows of tables in these schemas are distributed. */
export async function hasDistributedRows(runner: QueryRunner, schemas: readonly string[]): Promise<boolean> {
  const [found] = await runner.manager.query<object[]>(
    `SELECT FROM pg_catalog.pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid
     WHERE p.partmethod = 'h' AND c.relnamespace::regnamespace::text = ANY ($1)`,
    [schemas],
  );
  return found !== undefined;
}

/**
 * Distributes the tables of a schema: those with a distribution column by its values over all workers, copied tables to all
 * workers, and the others together to one worker. Rows with equal values of the columns are on the same worker. Tables
 * that are distributed already stay where they are.
 * @throws InvalidSettings if the whole schema is distributed: Citus can't undo that for tables with identity columns. Leaves it
 *   so if rows of other schemas are distributed: then an earlier release distributed this database, with fewer tables.
 */
export async function distributeRows(
  runner: QueryRunner,
  schema: string,
  { distributionColumns, copiedTables }: RowDistribution,
): Promise<void> {
  const [distributed] = await runner.manager.query<object[]>(
    'SELECT FROM pg_catalog.pg_dist_schema WHERE schemaid = $1::regnamespace',
    [schema],
  );
  if (distributed && (await hasDistributedRows(runner, findSchemasWithRows(distributionColumns)))) return;
  if (distributed)
    throw new InvalidSettings([
      `DATABASE_DISTRIBUTION: the schema ${schema} is already distributed as a whole in this database; set citus`,
    ]);
  const pending = await listPending(runner, schema);
  if (pending.length === 0) return;
  await runner.startTransaction();
  try {
    // Otherwise, Citus refuses to distribute tables over several connections after it has changed others.
    await runner.query("SET LOCAL citus.multi_shard_modify_mode = 'sequential'");
    const foreignKeys = await dropForeignKeys(runner, pending);
    for (const table of pending) {
      if (copiedTables.includes(table)) await runner.query('SELECT create_reference_table($1::regclass)', [table]);
      else await distributeTable(runner, schema, table, distributionColumns[table] ?? null);
      await runner.query('SELECT truncate_local_data_after_distributing_table($1::regclass)', [table]);
    }
    for (const { table, name, definition } of foreignKeys)
      await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}

async function distributeTable(
  runner: QueryRunner,
  schema: string,
  table: string,
  column: string | null,
): Promise<void> {
  if (column !== null) {
    await replaceIntegerIdentities(runner, table);
    await extendUniqueConstraints(runner, table, column);
  }
  const peer = await findPeer(runner, schema, column === null ? STORED.whole : STORED.byRows);
  await runner.query('SELECT create_distributed_table($1::regclass, $2, colocate_with => $3)', [table, column, peer]);
}

/** Removes the foreign keys of these tables: both tables of one must be distributed before it can be added. */
async function dropForeignKeys(runner: QueryRunner, tables: readonly string[]): Promise<readonly ForeignKey[]> {
  const foreignKeys = await runner.manager.query<ForeignKey[]>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY ($1::regclass[]) ORDER BY 1, 2`,
    [tables],
  );
  for (const { table, name } of foreignKeys) await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  return foreignKeys;
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
async function findPeer(
  runner: QueryRunner,
  schema: string,
  { partmethod, repmodel }: (typeof STORED)['byRows' | 'whole'],
): Promise<string> {
  const [found] = await runner.manager.query<{ name: string }[]>(
    `SELECT format('%I.%I', $1::text, c.relname) AS name
     FROM pg_catalog.pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid
     WHERE c.relnamespace = $1::regnamespace AND p.partmethod = $2 AND p.repmodel = $3 ORDER BY 1 LIMIT 1`,
    [schema, partmethod, repmodel],
  );
  return found?.name ?? 'none';
}

/**
 * Replaces identity columns of the type `integer`, which Citus refuses because workers can't number them, by sequences.
 * Rows of these tables get their IDs on the coordinator.
 */
async function replaceIntegerIdentities(runner: QueryRunner, table: string): Promise<void> {
  const columns = await runner.manager.query<{ name: string; sequence: string }[]>(
    `SELECT quote_ident(attname) AS name, objid::regclass::text AS sequence
     FROM pg_attribute JOIN pg_depend ON refobjid = attrelid AND refobjsubid = attnum
     WHERE attrelid = $1::regclass AND attidentity <> '' AND atttypid = 'integer'::regtype
       AND classid = 'pg_class'::regclass AND deptype = 'i'`,
    [table],
  );
  for (const { name, sequence } of columns) {
    // Changes nothing, but locks the sequence: no instance gets a number until the new one continues after the last.
    await runner.query(`ALTER SEQUENCE ${sequence} NO CYCLE`);
    const [next] = await runner.manager.query<{ id: number }[]>(
      `SELECT CASE WHEN is_called THEN last_value + 1 ELSE last_value END::integer AS id FROM ${sequence}`,
    );
    await runner.query(`ALTER TABLE ${table} ALTER COLUMN ${name} DROP IDENTITY`);
    await runner.query(`CREATE SEQUENCE ${sequence} AS integer START WITH ${next!.id} OWNED BY ${table}.${name}`);
    await runner.query(`ALTER TABLE ${table} ALTER COLUMN ${name} SET DEFAULT nextval('${sequence}')`);
  }
}

/**
 * Adds the column to the primary key and to unique constraints, because Citus checks uniqueness in each shard. It becomes the last
 * one, so that their indexes still find rows without it.
 */
async function extendUniqueConstraints(runner: QueryRunner, table: string, column: string): Promise<void> {
  const constraints = await runner.manager.query<UniqueConstraint[]>(
    `SELECT quote_ident(conname) AS name, CASE contype WHEN 'p' THEN 'PRIMARY KEY' ELSE 'UNIQUE' END AS kind,
       ARRAY(SELECT quote_ident(attname) FROM unnest(conkey) WITH ORDINALITY AS k (number, at)
             JOIN pg_attribute ON attrelid = conrelid AND attnum = number ORDER BY at) AS columns
     FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('p', 'u')`,
    [table],
  );
  for (const { name, kind, columns } of constraints) {
    if (columns.includes(column)) continue;
    await runner.query(
      `ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} ${kind} (${[...columns, column].join(', ')})`,
    );
  }
}
