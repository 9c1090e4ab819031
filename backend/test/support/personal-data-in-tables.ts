import type { DataSource } from 'typeorm';

/** Schemas of the platform: they hold IDs of people but no names, for thirty days at most. */
const PASSING = ['platform', 'jobs', 'information_schema', 'pg_catalog'];
/** The audit log outlives the account; the ID is all that it contains about a person. */
const AUDIT_LOG_TABLE = 'identity.audit_log';

/** Names of columns that identify whom a row belongs to. */
const PERSON_COLUMN_PATTERN =
  '(^|_)(user|author|student|reporter|person|owner|mentor|alumni|sender|recipient|host|blocker|blocked|asker|answerer)_id$|_by$';

/** Returns every column that holds IDs of people, as `schema.table.column`. */
export async function columnsThatNamePeople(db: DataSource): Promise<string[]> {
  const columns = await db.query<{ name: string }[]>(
    `SELECT c.table_schema || '.' || c.table_name || '.' || c.column_name AS name
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE t.table_type = 'BASE TABLE' AND c.table_schema <> ALL ($1) AND c.column_name ~ $2
       AND c.data_type IN ('integer', 'bigint') AND c.table_schema || '.' || c.table_name <> $3
     ORDER BY 1`,
    [PASSING, PERSON_COLUMN_PATTERN, AUDIT_LOG_TABLE],
  );
  return columns.map(({ name }) => name);
}

/** Returns those of `columns` that contain the ID. */
export async function columnsWith(db: DataSource, columns: readonly string[], id: number): Promise<string[]> {
  const found: string[] = [];
  for (const name of columns) {
    const [schema, table, column] = name.split('.');
    const rows = await db.query<object[]>(`SELECT 1 FROM ${schema}.${table} WHERE ${column} = $1 LIMIT 1`, [id]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Returns every table that contains the text in any column: an ID, a name or an address. */
export async function tablesThatMention(db: DataSource, word: string): Promise<string[]> {
  const tables = await db.query<{ name: string }[]>(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema <> ALL ($1) ORDER BY 1`,
    [PASSING],
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.query<object[]>(`SELECT 1 FROM ${name} t WHERE strpos(t::text, $1) > 0 LIMIT 1`, [word]);
    if (rows.length > 0 && name !== AUDIT_LOG_TABLE) found.push(name);
  }
  return found;
}
