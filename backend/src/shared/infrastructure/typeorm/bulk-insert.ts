import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import type { EntitySchema } from 'typeorm';
import { type CopyValue, formatCopyValue } from './copy-format';
import type { UnitOfWork } from './unit-of-work';

interface CopyColumn<Row> {
  readonly name: string;
  readonly property: keyof Row & string;
  readonly isJson: boolean;
}

/** A table, and which property of a row is written to which column. */
export interface CopyTarget<Row> {
  readonly table: string;
  readonly columns: readonly CopyColumn<Row>[];
}

/** Numbers of rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** Text that is collected before it is written. */
const CHUNK_LENGTH = 64 * 1024;
/** How long other work of the process may have to wait, in milliseconds. */
const LONGEST_TURN_MS = 20;

/** Returns all columns of an entity; `without` names those that the database fills in. */
export function entityTarget<Row extends object>(
  { options }: EntitySchema<Row>,
  without: readonly (keyof Row)[] = [],
): CopyTarget<Row> {
  const columns = Object.entries(options.columns) as [keyof Row & string, { name?: string; type: unknown }][];
  return {
    table: `${options.schema}.${options.tableName}`,
    columns: columns
      .filter(([property]) => !without.includes(property))
      .map(([property, { name = property, type }]) => ({ name, property, isJson: type === 'jsonb' })),
  };
}

/** Returns columns of a table that has no entity. @param columns properties by column */
export const tableTarget = <Row extends object>(
  table: string,
  columns: Readonly<Record<string, keyof Row & string>>,
): CopyTarget<Row> => ({
  table,
  columns: Object.entries(columns).map(([name, property]) => ({ name, property, isJson: false })),
});

/**
 * Writes rows with COPY on the connection of the current unit of work, as fast as the database takes them: memory
 * doesn't grow with their number. If `rows` throws, nothing is written.
 */
export async function bulkInsert<Row extends object>(
  unitOfWork: UnitOfWork,
  target: CopyTarget<Row>,
  rows: Iterable<Row>,
): Promise<RowCounts> {
  unitOfWork.requireUnitOfWork();
  return bulkInsertOn(await unitOfWork.getDriverConnection(), target, rows);
}

/** Like `bulkInsert`, but on a connection whose transaction is already open. */
export async function bulkInsertOn<Row extends object>(
  connection: Pick<ClientBase, 'query'>,
  target: CopyTarget<Row>,
  rows: Iterable<Row>,
): Promise<RowCounts> {
  const copy = connection.query(copyFrom(`COPY ${target.table} (${columnList(target)}) FROM STDIN`));
  // Without a listener, an error between two writes would end the process.
  copy.on('error', () => {});
  try {
    const count = await writeRows(copy, target, rows);
    copy.end();
    await finished(copy);
    return { [target.table]: count };
  } catch (error) {
    if (!copy.closed) {
      copy.destroy();
      await finished(copy).catch(() => {});
    }
    throw error;
  }
}

/** Like `bulkInsert`, but adds the rows in the order of a column, so that generated IDs and pages of the table follow it. */
export async function bulkInsertSorted<Row extends object>(
  unitOfWork: UnitOfWork,
  target: CopyTarget<Row>,
  orderBy: keyof Row & string,
  rows: Iterable<Row>,
): Promise<RowCounts> {
  const columns = columnList(target);
  const staged = `staged_${target.table.replace('.', '_')}`;
  const sortColumn = target.columns.find(({ property }) => property === orderBy)!.name;
  await unitOfWork.query(
    `CREATE TEMP TABLE ${staged} ON COMMIT DROP AS SELECT ${columns} FROM ${target.table} WITH NO DATA`,
  );
  const { [staged]: count = 0 } = await bulkInsert(unitOfWork, { ...target, table: staged }, rows);
  await unitOfWork.query(
    `INSERT INTO ${target.table} (${columns}) SELECT ${columns} FROM ${staged} ORDER BY ${sortColumn}`,
  );
  await unitOfWork.query(`DROP TABLE ${staged}`);
  return { [target.table]: count };
}

/**
 * Takes consecutive IDs from the sequence of a table.
 * @returns the first one
 * @throws Error if others took IDs at the same moment
 */
export async function reserveIds(unitOfWork: UnitOfWork, table: string, count: number): Promise<number> {
  if (count === 0) return 0;
  const [taken] = await unitOfWork.query<{ first: number; last: number }>(
    `SELECT coalesce(min(id), 0)::integer AS first, coalesce(max(id), 0)::integer AS last
     FROM (SELECT nextval(pg_get_serial_sequence($1, 'id')) AS id FROM generate_series(1, $2::integer)) AS taken`,
    [table, count],
  );
  const { first, last } = taken!;
  if (last - first + 1 !== count) throw new Error(`Rows were added to ${table} at the same time. Try again.`);
  return first;
}

/** Calls `act` for each row. Computing many rows takes long, so other work of the process runs in between. */
export async function forEachRow<Row>(rows: Iterable<Row>, act: (row: Row) => void): Promise<void> {
  let pausedAt = performance.now();
  for (const row of rows) {
    act(row);
    if (performance.now() - pausedAt < LONGEST_TURN_MS) continue;
    await setImmediate();
    pausedAt = performance.now();
  }
}

/** Returns the number of rows that are computed whenever they are needed, without storing them. */
export async function countRows(rows: Iterable<unknown>): Promise<number> {
  let count = 0;
  await forEachRow(rows, () => (count += 1));
  return count;
}

const columnList = <Row>({ columns }: CopyTarget<Row>): string => columns.map(({ name }) => `"${name}"`).join(', ');

async function writeRows<Row extends object>(
  copy: CopyStreamQuery,
  { columns }: CopyTarget<Row>,
  rows: Iterable<Row>,
): Promise<number> {
  let count = 0;
  let chunk = '';
  let pausedAt = performance.now();
  const write = async (): Promise<void> => {
    if (copy.errored) throw copy.errored;
    if (chunk !== '' && !copy.write(chunk)) await once(copy, 'drain');
    chunk = '';
  };
  for (const row of rows) {
    chunk += `${columns.map(({ property, isJson }) => formatCopyValue(row[property] as CopyValue, isJson)).join('\t')}\n`;
    count += 1;
    if (chunk.length >= CHUNK_LENGTH) await write();
    if (performance.now() - pausedAt < LONGEST_TURN_MS) continue;
    await setImmediate();
    pausedAt = performance.now();
  }
  await write();
  return count;
}
