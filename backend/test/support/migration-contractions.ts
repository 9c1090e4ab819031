import { type MigrationClass, actionsOf, createdTable, recordStatements } from './migration-rules';

const ALTER_TABLE_PATTERN = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?([\w."]+) (.*)$/is;
const UNIQUE_INDEX_PATTERN =
  /^CREATE UNIQUE INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?([\w."]+) ON (?:ONLY )?([\w."]+)/i;
/** Without indexes: no statement of the product contains the name of one, and a new one replaces it. */
const DROP_PATTERN = /^DROP (?!INDEX\b)(?:MATERIALIZED )?\w+(?: IF EXISTS)? ([\w."]+)/i;
const MOVE_PATTERN = /^ALTER (?!TABLE\b)(?:MATERIALIZED )?\w+ \S+ (RENAME|SET SCHEMA)\b/i;

/**
 * Returns sentences about what the previous release may rely on and these migrations take away or forbid: what they drop,
 * rename, retype or require in tables that they did not create. A sentence is `<migration>: <what>`.
 * @param migrations those that the previous release doesn't have, in the order in which they run
 */
export async function findContractions(migrations: readonly MigrationClass[]): Promise<string[]> {
  const recorded = await Promise.all(migrations.map(recordStatements));
  const statements = recorded.flatMap(({ name, statements: own }) => own.map(({ sql }) => ({ name, sql })));
  const created = new Set(statements.flatMap(({ sql }) => createdTable(sql) ?? []));
  return statements.flatMap(({ name, sql }) => contractionsOf(sql, created).map((what) => `${name}: ${what}`));
}

function contractionsOf(sql: string, created: ReadonlySet<string>): string[] {
  const [, dropped] = DROP_PATTERN.exec(sql) ?? [];
  if (MOVE_PATTERN.test(sql) || (dropped && !created.has(dropped))) return [sql];
  const [, index, indexed = ''] = UNIQUE_INDEX_PATTERN.exec(sql) ?? [];
  if (index && !created.has(indexed)) return [`${indexed} must be unique: ${index}`];
  const [, table = '', actions = ''] = ALTER_TABLE_PATTERN.exec(sql) ?? [];
  if (created.has(table)) return [];
  return actionsOf(actions).flatMap((action) => (isContraction(action) ? [`${table} ${action}`] : []));
}

function isContraction(action: string): boolean {
  if (/^(DROP|RENAME|SET SCHEMA)\b/i.test(action)) return true;
  // What is NOT VALID applies to new rows at once.
  if (/^ADD (CONSTRAINT|CHECK|UNIQUE|EXCLUDE|FOREIGN KEY|PRIMARY KEY)\b/i.test(action)) return true;
  if (
    /^ALTER (COLUMN )?\S+ ((SET|DROP) NOT NULL|DROP (DEFAULT|IDENTITY)|SET GENERATED ALWAYS|(SET DATA )?TYPE)\b/i.test(
      action,
    )
  )
    return true;
  return /^ADD /i.test(action) && /\bNOT NULL\b/i.test(action) && !/\b(DEFAULT|GENERATED)\b/i.test(action);
}
