import { DataSource, MigrationExecutor, type MigrationInterface, type QueryRunner } from 'typeorm';
import { type Settings, InvalidSettings } from '../settings/settings';
import { distributeSchemas, prepareForDistributedTables } from './citus';
import { isLockTimeout, isLoginRefused, getErrorCode } from './database-errors';
import { type Mapping, migrationOptions } from './data-source';
import { grantRunTimeRights, getRunTimeRole } from './run-time-rights';
import { splitStatements } from './statement-list';

/** An arbitrary number that nothing else in this database locks. */
const MIGRATION_LOCK = 4_711_001;
const LOCK_POLL_INTERVAL_MS = 200;
/** While a statement waits for a strong lock, everything else that uses the table waits behind it. */
const STRONG_LOCK_TIMEOUT = '3s';
/** Building an index concurrently waits for running transactions, but nothing waits behind it. */
const WEAK_LOCK_TIMEOUT = '10min';
const MAX_TRIES = 20;
const MAX_PAUSE_MS = 1_000;

/**
 * Migrates the database to the state that this code expects. If two instances start at the same time, the second waits
 * and finds nothing left to do. Then it distributes schemas, if the settings say so, and a separate run-time role gets
 * its rights on new tables.
 * @returns the names of the migrations that ran
 * @throws InvalidSettings if the migration role cannot connect or lacks rights, or if the database can't be distributed
 */
export async function migrate(settings: Settings, mapping: Mapping): Promise<string[]> {
  const migrations = mapping.migrations.map((migration) => prepared(migration, settings));
  const db = await runExplainingErrors(settings, () =>
    new DataSource(migrationOptions(settings, { ...mapping, migrations })).initialize(),
  );
  const locker = db.createQueryRunner();
  try {
    const role = settings.databaseMigrationUrl === null ? null : await getRunTimeRole(settings);
    await acquireMigrationLock(locker);
    const ran = await runExplainingErrors(settings, () => runPendingMigrations(db));
    await runExplainingErrors(settings, () => distributeSchemas(settings, mapping, locker));
    if (role !== null) await grantRunTimeRights(locker, role);
    return ran;
  } finally {
    await locker.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    await locker.release();
    await db.destroy();
  }
}

/**
 * Acquires the migration lock by polling instead of waiting within one statement: building an index concurrently waits
 * for every running statement, including one that waits for this lock.
 */
async function acquireMigrationLock(locker: QueryRunner): Promise<void> {
  for (;;) {
    const tryLock = 'SELECT pg_try_advisory_lock($1) AS granted';
    const [answer] = await locker.manager.query<{ granted: boolean }[]>(tryLock, [MIGRATION_LOCK]);
    if (answer?.granted) return;
    await sleep(LOCK_POLL_INTERVAL_MS);
  }
}

/**
 * Runs pending migrations. One that does not get its lock in time is rolled back and retried, so that other statements
 * continue in between.
 */
async function runPendingMigrations(db: DataSource): Promise<string[]> {
  const pending = await new MigrationExecutor(db).getPendingMigrations();
  for (let tried = 1; ; tried++) {
    try {
      await db.runMigrations();
      return pending.map(({ name }) => name);
    } catch (error) {
      if (!isLockTimeout(error) || tried === MAX_TRIES) throw error;
      await sleep(Math.random() * MAX_PAUSE_MS);
    }
  }
}

type MigrationClass = new () => MigrationInterface;

/**
 * Returns the same migration under the same name, with a limit on how long its statements wait for a lock. Statements are
 * sent one by one, because Citus sends the whole text of a query to its workers.
 */
function prepared(migration: MigrationClass, settings: Settings): MigrationClass {
  return class extends migration {
    override readonly name = migration.name;

    override async up(runner: QueryRunner): Promise<void> {
      await runner.query(
        `SET lock_timeout = '${this.transaction === false ? WEAK_LOCK_TIMEOUT : STRONG_LOCK_TIMEOUT}'`,
      );
      await prepareForDistributedTables(settings, runner);
      await super.up(withSingleStatements(runner));
    }
  };
}

/** Returns the runner with a `query` that sends the statements of a text one by one, and returns the result of the last. */
function withSingleStatements(runner: QueryRunner): QueryRunner {
  const query = async (text: string, parameters?: unknown[]): Promise<unknown> => {
    // PostgreSQL accepts parameters only for a single statement.
    const statements = parameters?.length ? [text] : splitStatements(text);
    let result: unknown;
    for (const statement of statements) result = await runner.query(statement, parameters);
    return result;
  };
  return new Proxy(runner, {
    get: (target, name): unknown => (name === 'query' ? query : Reflect.get(target, name, target)),
  });
}

const sleep = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

const INSUFFICIENT_PRIVILEGE = '42501';

/** Runs `work` as the migration role; a role that cannot connect or lacks rights is reported as an invalid setting. */
async function runExplainingErrors<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { message } = error as Error;
    const name = settings.databaseMigrationUrl === null ? 'DATABASE_URL' : 'DATABASE_MIGRATION_URL';
    if (isLoginRefused(getErrorCode(error))) throw new InvalidSettings([`${name}: ${message}`]);
    if (getErrorCode(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    const advice =
      settings.databaseMigrationUrl === null
        ? 'set DATABASE_MIGRATION_URL to a role with these rights, or run first: npm run cli -- migrate'
        : 'the role must own the database, its schemas and its tables';
    throw new InvalidSettings([`${name}: the role lacks rights that the migration needs (${message}); ${advice}`]);
  }
}
