import type { MigrationInterface, QueryRunner } from 'typeorm';

export type MigrationClass = new () => MigrationInterface;

interface Written {
  readonly name: string;
  readonly isTransactional: boolean;
  /** The statements, and whether each was sent in a query without other statements. */
  readonly statements: readonly { readonly sql: string; readonly isAlone: boolean }[];
}

/** Records what a migration sends, in order, to a database that returns no rows. */
export async function recordStatements(migration: MigrationClass): Promise<Written> {
  const instance = new migration();
  const sent: string[] = [];
  const recorder = { query: async (sql: string) => (sent.push(sql), []) } as unknown as QueryRunner;
  await instance.up(recorder);
  return {
    name: migration.name,
    isTransactional: instance.transaction !== false,
    statements: sent.flatMap((text) => {
      const statements = statementsOf(text);
      return statements.map((sql) => ({ sql, isAlone: statements.length === 1 }));
    }),
  };
}

/** Splits at semicolons outside quotes; removes comments and collapses white space. */
export function statementsOf(text: string): string[] {
  const statements = [''];
  for (const token of text.match(/--[^\n]*|\/\*[^]*?\*\/|\$(\w*)\$[^]*?\$\1\$|'(?:[^']|'')*'|"[^"]*"|[^]/g) ?? []) {
    if (token.startsWith('--') || token.startsWith('/*')) continue;
    if (token === ';') statements.push('');
    else statements[statements.length - 1] += token;
  }
  return statements.map((sql) => sql.replace(/\s+/g, ' ').trim()).filter((sql) => sql !== '');
}

/** Splits at commas outside parentheses and quotes. */
export function actionsOf(list: string): string[] {
  const actions = [''];
  let depth = 0;
  for (const token of list.match(/'(?:[^']|'')*'|[^]/g) ?? []) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (token === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += token;
  }
  return actions.map((action) => action.trim());
}

const NAME = '(?:IF NOT EXISTS )?([\\w."]+)';
const CREATE_TABLE_PATTERN = new RegExp(
  `^CREATE (?:UNLOGGED |TEMP |TEMPORARY )?(?:TABLE|MATERIALIZED VIEW) ${NAME}`,
  'i',
);
/** Returns the table that a statement creates; undefined if it creates none. */
export const createdTable = (sql: string): string | undefined => CREATE_TABLE_PATTERN.exec(sql)?.[1];
const CREATE_INDEX_PATTERN = new RegExp(
  `^CREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?${NAME} ON (?:ONLY )?([\\w."]+)`,
  'i',
);
const ALTER_TABLE_PATTERN = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?([\w."]+) (.*)$/is;
const VALIDATE_CONSTRAINT_PATTERN = /^VALIDATE CONSTRAINT (\w+)/i;
/** Statements that change no structure, or that change it without a lock that blocks other access to the table. */
const WITHOUT_STRONG_LOCK_PATTERN =
  /^((CREATE|DROP) (UNIQUE )?INDEX CONCURRENTLY|ALTER TABLE \S+ VALIDATE CONSTRAINT|SELECT|INSERT|UPDATE|DELETE|WITH|ANALYZE)\b/i;

/**
 * Returns sentences about statements in these migrations, in the order in which they run, that would block a product in
 * use.
 */
export async function findBlockingStatements(migrations: readonly MigrationClass[]): Promise<string[]> {
  const findings: string[] = [];
  const addedNotValid = new Map<string, { by: string; sql: string }>();
  const validated = new Map<string, string>();

  for (const migration of await Promise.all(migrations.map(recordStatements))) {
    const say = (what: string): number => findings.push(`${migration.name}: ${what}`);
    const ownTables = new Set(migration.statements.flatMap(({ sql }) => createdTable(sql) ?? []));
    const dropped = new Set<string>();

    for (const { sql, isAlone } of migration.statements) {
      if (!migration.isTransactional && !WITHOUT_STRONG_LOCK_PATTERN.test(sql)) {
        say(`without a transaction, only indexes are built, constraints validated and rows changed: ${sql}`);
      }
      const drop = /^DROP INDEX CONCURRENTLY IF EXISTS (?:\w+\.)?(\w+)$/i.exec(sql);
      if (drop) dropped.add(drop[1]!);
      checkIndex(sql, isAlone);
      const [, table, actions] = ALTER_TABLE_PATTERN.exec(sql) ?? [];
      if (table && actions && !ownTables.has(table))
        for (const action of actionsOf(actions)) checkAction(table, action);
    }

    function checkIndex(sql: string, isAlone: boolean): void {
      const [, concurrently, index, table] = CREATE_INDEX_PATTERN.exec(sql) ?? [];
      if (!index || !table || ownTables.has(table)) return;
      if (!concurrently) say(`an index on a table that exists is created CONCURRENTLY: ${index}`);
      else if (migration.isTransactional) say(`CONCURRENTLY needs \`transaction = false\`: ${index}`);
      else if (!isAlone) say(`CONCURRENTLY is sent as a statement of its own: ${index}`);
      else if (!dropped.has(index)) {
        say(`DROP INDEX CONCURRENTLY IF EXISTS comes first, for a build that was broken off: ${index}`);
      }
    }

    function checkAction(table: string, action: string): void {
      const [, name, definition] = /^ADD CONSTRAINT (\w+) (.*)$/is.exec(action) ?? [];
      const constraint = name && `${table}.${name}`;
      if (constraint && !/ USING INDEX /i.test(action)) {
        if (/ NOT VALID$/i.test(action)) addedNotValid.set(constraint, { by: migration.name, sql: definition ?? '' });
        else say(`a constraint on a table that exists is added NOT VALID, or USING INDEX: ${name}`);
      }
      const [, column, told] = /^ADD (?:COLUMN )?(?:IF NOT EXISTS )?(?!CONSTRAINT\b)(\w+) (.*)$/is.exec(action) ?? [];
      if (column && /\b(CHECK|REFERENCES|UNIQUE|PRIMARY KEY)\b/i.test(told ?? '')) {
        say(`the constraint of a new column is added by itself, NOT VALID: ${column}`);
      }
      const [, required] = /^ALTER (?:COLUMN )?(\w+) SET NOT NULL$/i.exec(action) ?? [];
      if (required && !isKnownNotNull(table, required)) {
        say(`SET NOT NULL needs a validated CHECK (${required} IS NOT NULL) first, or it reads the whole table`);
      }
      const [, valid] = VALIDATE_CONSTRAINT_PATTERN.exec(action) ?? [];
      if (valid) validated.set(`${table}.${valid}`, migration.name);
    }

    function isKnownNotNull(table: string, column: string): boolean {
      return [...addedNotValid].some(
        ([constraint, { sql }]) =>
          constraint.startsWith(`${table}.`) && validated.has(constraint) && sql.includes(`${column} IS NOT NULL`),
      );
    }
  }

  for (const [constraint, { by }] of addedNotValid) {
    if (!validated.has(constraint)) findings.push(`${by}: nothing validates ${constraint}`);
    else if (validated.get(constraint) === by) {
      findings.push(
        `${by}: VALIDATE comes in a migration of its own, when the lock of adding is released: ${constraint}`,
      );
    }
  }
  return findings;
}

/**
 * Returns sentences about constraints of tables in `schemas` that a statement adds together with another change. Citus
 * refuses such a statement in a database whose schemas are distributed.
 */
export async function findCombinedConstraints(
  migrations: readonly MigrationClass[],
  schemas: readonly string[],
): Promise<string[]> {
  const isCombined = (sql: string): boolean => {
    const [, table = '', list = ''] = ALTER_TABLE_PATTERN.exec(sql) ?? [];
    const actions = actionsOf(list);
    const addsConstraint = actions.some((action) => /^ADD CONSTRAINT /i.test(action));
    return addsConstraint && actions.length > 1 && schemas.includes(table.split('.')[0]!);
  };
  const written = await Promise.all(migrations.map(recordStatements));
  return written.flatMap(({ name, statements }) =>
    statements
      .filter(({ sql }) => isCombined(sql))
      .map(({ sql }) => `${name}: a constraint is added by itself: ${sql}`),
  );
}
