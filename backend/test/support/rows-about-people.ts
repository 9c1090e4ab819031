import type { DataSource } from 'typeorm';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isIdentity: boolean;
  readonly namesUser: boolean;
}

/** The values of a generated row, as they would appear in an export. */
export interface FilledRow {
  /** `schema.table.column` of the column that identifies the person. */
  readonly where: string;
  readonly personId: number;
  readonly traces: readonly string[];
  /** Values of columns that prove an identity, such as hashes and tokens. */
  readonly secrets: readonly string[];
}

const CONTEXTS = ['identity', 'colleges', 'mentorship', 'messaging', 'forum', 'admin_analytics'];
/** IDs of objects. Every other ID column counts as an ID of a person until it is added here. */
const OBJECT_ID_COLUMNS = new Set([
  'college_id',
  'event_id',
  'review_id',
  'target_id',
  'main_campus_id',
  'ipeds_id',
  'export_id',
  'request_id',
  'meeting_id',
  'source_id',
  'last_id',
  'last_message_id',
  'message_id',
  'report_id',
  'case_id',
  'post_id',
  'reply_id',
  'answer_id',
  'import_id',
  'webhook_id',
  // Of a college's own system, and of the product at a college's provider.
  'external_id',
  'client_id',
  'broadcast_id',
  'question_id',
  'group_hour_id',
  'transferred_from_college_id',
  // The other meeting of a joint call.
  'joint_with_id',
  // Contains `reports` or `moderator`, not the ID of a person.
  'hidden_by',
]);
/** The username of the account itself; every other username column refers to a person. */
const USERNAME_COLUMN = 'identity.users.username';
const PEOPLE = /_(id|by)$|^(user|author|student|reporter|mentor|mentee|sender|recipient|owner|member)(name|_name)?$/;
const SECRET_COLUMN_PATTERN = /hash|secret|recovery|token|password(?!_set)/;

/** Returns every column of the contexts' tables from the database's own description. */
export const columnsOf = (db: DataSource): Promise<Column[]> =>
  db.query<Column[]>(
    `SELECT format('%s.%s', c.table_schema, c.table_name) AS table, c.column_name AS name, c.udt_name AS type,
            c.is_identity = 'YES' AS "isIdentity",
            EXISTS (
              SELECT FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
              WHERE k.contype = 'f' AND k.confrelid = 'identity.users'::regclass AND a.attname = c.column_name
                AND k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
            ) AS "namesUser"
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = ANY ($1) AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
     ORDER BY 1, c.ordinal_position`,
    [CONTEXTS],
  );

const identifiesPerson = ({ table, name, type, namesUser }: Column): boolean =>
  namesUser ||
  (PEOPLE.test(name) &&
    !OBJECT_ID_COLUMNS.has(name) &&
    /^(int4|int8|text)$/.test(type) &&
    `${table}.${name}` !== USERNAME_COLUMN);

/** Returns the columns of the contexts' tables that identify a person: `schema.table.column`. */
export const columnsThatNamePeople = (columns: readonly Column[]): string[] => [
  'identity.users.id',
  ...columns.filter(identifiesPerson).map(({ table, name }) => `${table}.${name}`),
];

/**
 * Drops constraints, so that rows can contain anything, even duplicates: the test checks who can see them, not whether
 * they are consistent.
 */
export async function dropConstraints(db: DataSource): Promise<void> {
  const constraints = await db.query<{ sql: string }[]>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS sql FROM pg_constraint
     WHERE contype IN ('c', 'f', 'x') AND connamespace::regnamespace::text = ANY ($1) AND conrelid <> 0
     UNION ALL
     SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) FROM pg_constraint
     WHERE contype IN ('p', 'u') AND connamespace IN ('mentorship'::regnamespace, 'messaging'::regnamespace)
     UNION ALL
     SELECT format('DROP INDEX %s', i.indexrelid::regclass) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indisunique AND c.relnamespace = 'mentorship'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
    [CONTEXTS],
  );
  for (const { sql } of constraints) await db.query(sql);
}

let filled = 0;
const FIRST_TIME_MS = Date.UTC(2031, 0, 1);

/** Returns a value that is in no other cell, with its trace in JSON; the trace is null if there is none. */
function cell({ name, type }: Column): { value: unknown; trace: string | null } {
  const n = ++filled;
  const word = `canary-${n}-`;
  if (type === 'timestamptz') {
    const at = new Date(FIRST_TIME_MS + n * 1000).toISOString();
    return { value: at, trace: at.slice(0, 19) };
  }
  if (type === 'date') {
    const day = new Date(FIRST_TIME_MS + n * 86_400_000).toISOString().slice(0, 10);
    return { value: day, trace: day };
  }
  if (type === 'int4' || type === 'int8') return { value: 500_000 + n, trace: String(500_000 + n) };
  if (type === 'text' || type === 'varchar') return { value: word, trace: word };
  if (type === '_int4') return { value: [500_000 + n], trace: String(500_000 + n) };
  if (type === '_text') return { value: [word], trace: word };
  if (type === 'jsonb') return { value: JSON.stringify({ [name]: word }), trace: word };
  if (type === 'bit') return { value: '0'.repeat(256), trace: null };
  if (type === 'bytea') return { value: Buffer.from(word), trace: Buffer.from(word).toString('hex') };
  return { value: type === 'bool' ? true : 3, trace: null };
}

/** Inserts a row with `personId` in one column and `otherId` in every other column that identifies a person. */
export async function fill(
  db: DataSource,
  columns: readonly Column[],
  where: string,
  { personId, otherId }: { personId: number; otherId: number },
): Promise<FilledRow> {
  const [table, naming] = [where.split('.').slice(0, 2).join('.'), where.split('.')[2]];
  const idOf = (column: Column): number | null =>
    column.name === naming ? personId : identifiesPerson(column) ? otherId : null;
  const cells = columns
    .filter((column) => column.table === table && (!column.isIdentity || column.name === naming))
    .map((column) => {
      const id = idOf(column);
      const named = { value: column.type === 'text' ? `person-${id}` : id, trace: null };
      const isOwnName = `${column.table}.${column.name}` === USERNAME_COLUMN;
      const made = isOwnName ? { value: `person-${personId}`, trace: null } : cell(column);
      return { name: column.name, type: column.type, ...(id === null ? made : named) };
    });
  await db.query(
    `INSERT INTO ${table} (${cells.map(({ name }) => name).join(', ')}) OVERRIDING SYSTEM VALUE
     VALUES (${cells.map((_, n) => `$${n + 1}`).join(', ')})`,
    cells.map(({ value }) => value),
  );
  const traced = cells.flatMap(({ name, type, trace }) => (trace === null ? [] : [{ name, type, trace }]));
  const isSecretColumn = ({ name, type }: { name: string; type: string }): boolean =>
    SECRET_COLUMN_PATTERN.test(name) && !/^(bool|timestamptz)$/.test(type);
  return {
    where,
    personId,
    traces: traced.filter((one) => !isSecretColumn(one)).map(({ trace }) => trace),
    secrets: traced.filter(isSecretColumn).map(({ trace }) => trace),
  };
}
