import type { DataSource } from 'typeorm';

/** Notes of the platform: numbers of people, no names, for thirty days at most. */
const PASSING = ['platform', 'jobs', 'information_schema', 'pg_catalog'];
/** The record of what happened outlives the account: the number is all that it knows of anyone. */
const RECORD = 'identity.audit_log';

/** How columns are called that say whose a row is. */
const NAMES_PEOPLE =
  '(^|_)(user|author|student|reporter|person|owner|mentor|alumni|sender|recipient|host|blocker|blocked|asker|answerer)_id$|_by$';

/** Every column of the product that names people by number, as `schema.table.column`. */
export async function columnsThatNamePeople(db: DataSource): Promise<string[]> {
  const columns = await db.query<{ name: string }[]>(
    `SELECT c.table_schema || '.' || c.table_name || '.' || c.column_name AS name
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE t.table_type = 'BASE TABLE' AND c.table_schema <> ALL ($1) AND c.column_name ~ $2
       AND c.data_type IN ('integer', 'bigint') AND c.table_schema || '.' || c.table_name <> $3
     ORDER BY 1`,
    [PASSING, NAMES_PEOPLE, RECORD],
  );
  return columns.map(({ name }) => name);
}

/** Those of `columns` in which the number stands. */
export async function columnsWith(db: DataSource, columns: readonly string[], id: number): Promise<string[]> {
  const found: string[] = [];
  for (const name of columns) {
    const [schema, table, column] = name.split('.');
    const rows = await db.query<object[]>(`SELECT 1 FROM ${schema}.${table} WHERE ${column} = $1 LIMIT 1`, [id]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Every table in which the word stands, whatever the column: a number, a name, an address. */
export async function tablesThatMention(db: DataSource, word: string): Promise<string[]> {
  const tables = await db.query<{ name: string }[]>(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema <> ALL ($1) ORDER BY 1`,
    [PASSING],
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.query<object[]>(`SELECT 1 FROM ${name} t WHERE strpos(t::text, $1) > 0 LIMIT 1`, [word]);
    if (rows.length > 0 && name !== RECORD) found.push(name);
  }
  return found;
}
