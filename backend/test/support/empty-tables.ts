import type { DataSource } from 'typeorm';
import { isTransactionConflict } from '../../src/shared/infrastructure/typeorm/database-errors';

const MAX_ATTEMPTS = 3;

interface Reference {
  readonly child: string;
  readonly parent: string;
}

const references = new WeakMap<DataSource, Promise<Reference[]>>();

/**
 * Deletes all rows of the tables, named `schema.table`, and of those that refer to them. Like `TRUNCATE ... CASCADE`,
 * it waits for running transactions. TRUNCATE creates new files for each table and index, which takes a hundred times
 * as long for a few rows. It is repeated after a deadlock with a transaction that locks the tables in another order.
 */
export async function emptyTables(db: DataSource, ...tables: string[]): Promise<void> {
  const ordered = childrenFirst(tables, await referencesIn(db));
  const deletions = ordered.map((table) => `DELETE FROM ${table}`);
  const statements = [`LOCK TABLE ${ordered.join(', ')}`, ...deletions].join('; ');
  for (let attempt = 1; ; attempt++) {
    try {
      await db.query(statements);
      return;
    } catch (error) {
      if (!isTransactionConflict(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Does the same and restarts the IDs from 1. */
export async function emptyTablesAndIds(db: DataSource, ...tables: string[]): Promise<void> {
  await emptyTables(db, ...tables);
  await db.query(
    `SELECT setval(pg_get_serial_sequence(emptied.name, attname), 1, false)
     FROM unnest($1::text[]) AS emptied (name) JOIN pg_attribute ON attrelid = emptied.name::regclass
     WHERE pg_get_serial_sequence(emptied.name, attname) IS NOT NULL AND attnum > 0 AND NOT attisdropped`,
    [tables],
  );
}

function referencesIn(db: DataSource): Promise<Reference[]> {
  const known = references.get(db);
  if (known) return known;
  const found = db.query<Reference[]>(
    `SELECT DISTINCT conrelid::regclass::text AS child, confrelid::regclass::text AS parent
     FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`,
  );
  references.set(db, found);
  return found;
}

function childrenFirst(tables: readonly string[], all: readonly Reference[]): string[] {
  const ordered = new Set<string>();
  const entered = new Set<string>();
  const visit = (table: string): void => {
    if (entered.has(table)) return;
    entered.add(table);
    for (const { child, parent } of all) if (parent === table) visit(child);
    ordered.add(table);
  };
  tables.forEach(visit);
  return [...ordered];
}
