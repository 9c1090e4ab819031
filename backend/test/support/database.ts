import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { mapping } from '../../src/composition/database';
import { Outbox } from '../../src/shared/infrastructure/events/outbox';
import { loadSettings, type Settings } from '../../src/shared/infrastructure/settings/settings';
import { servingOptions } from '../../src/shared/infrastructure/typeorm/data-source';
import { UnitOfWork } from '../../src/shared/infrastructure/typeorm/unit-of-work';
import { TestDatabases } from './test-databases';
import { PATIENT_CLIENT_LIMITS, PATIENT_SERVER_LIMITS } from './patient-time-limits';

/** With Citus, each database is dropped on several servers. */
const DROP_TIMEOUT_MS = 300_000;

const databases: string[] = [];
const users: (() => Promise<unknown>)[] = [];

/** Runs `close` before the databases of this test file are dropped, in reverse order of registration. */
export function closeBeforeDropping(close: () => Promise<unknown>): void {
  users.push(close);
}

async function withAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

let testDatabases: Promise<TestDatabases> | undefined;
const onTestServer = (): Promise<TestDatabases> =>
  (testDatabases ??= TestDatabases.on(process.env.TEST_DATABASE_URL ?? ''));

/** Settings for a test on the database at `url`; `overrides` are environment variables. */
export function testSettings(url: string, overrides: Record<string, string> = {}): Settings {
  return loadSettings({
    NODE_ENV: 'test',
    ...databaseVariables(url),
    DATA_DIR: `${process.env.TEST_DATA_DIR}/${randomUUID()}`,
    COLLEGES_AUTO_IMPORT: 'off',
    DEMO_DATA: 'off',
    ...overrides,
  });
}

/** Settings for a test with the connections of `db`, which say whether its rows are distributed. */
export const settingsOf = (db: DataSource): Settings => testSettings((db.options as { url: string }).url);

/** Settings with which the statements for distributed rows are executed, also on a database without Citus. */
export const distributedRowsSettings = (): Settings =>
  testSettings('postgres://unused', { DATABASE_DISTRIBUTION: 'citus-hash' });

/**
 * Returns the variables for a server on the database at `url`. With `TEST_POOLER=on`, databases of the test server are
 * reached through PgBouncer; those with another server or role are not. `DATABASE_DISTRIBUTION` is passed on only for
 * the test server: other servers don't have Citus.
 */
export function databaseVariables(url: string): Record<string, string> {
  const { DATABASE_DISTRIBUTION: distribution } = process.env;
  const isDistributed = distribution && isOnTestServer(url);
  return { ...addressVariables(url), ...(isDistributed ? { DATABASE_DISTRIBUTION: distribution } : {}) };
}

/** False also for a list of several hosts, which isn't a valid URL. */
function isOnTestServer(url: string): boolean {
  const { TEST_POOLER_URL: pooler, TEST_DATABASE_URL: direct } = process.env;
  if (!URL.canParse(url)) return false;
  return [direct, pooler].some((other) => other && new URL(other).host === new URL(url).host);
}

function addressVariables(url: string): Record<string, string> {
  const { TEST_POOLER_URL: pooler, TEST_DATABASE_URL: direct = '' } = process.env;
  if (!pooler || !isOnTestServer(url)) return { DATABASE_URL: url };
  const { username, pathname, search } = new URL(url);
  if (username !== new URL(pooler).username) return { DATABASE_URL: url };
  const at = (address: string): string => Object.assign(new URL(address), { pathname, search }).href;
  return { DATABASE_POOLER: 'on', DATABASE_URL: at(pooler), DATABASE_DIRECT_URL: at(direct) };
}

/** Returns the URL of a new, migrated and empty database; it is dropped after the test file. */
export const freshDatabaseUrl = (): Promise<string> => newDatabaseUrl(process.env.TEST_DATABASE_TEMPLATE ?? '');

/** Returns the URL of a new database without tables; it is dropped after the test file. */
export const bareDatabaseUrl = (): Promise<string> => newDatabaseUrl(`${process.env.TEST_DATABASE_TEMPLATE}_bare`);

/**
 * Returns the URL of a new database on which the product has been started before: that fills the catalog and creates
 * the job tables, which takes longer than most tests. It is dropped after the test file.
 * @param start starts the product on the database at the URL, and stops it; called once in a test run
 */
export async function startedDatabaseUrl(start: (url: string) => Promise<void>): Promise<string> {
  const template = `${process.env.TEST_DATABASE_TEMPLATE}_started`;
  await withAdmin(async (admin) => {
    // Other workers wait until this one has created the template; the lock ends with the connection.
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    if ((await admin.query('SELECT FROM pg_database WHERE datname = $1', [template])).rowCount) return;
    const unfinished = `${template}_unfinished`;
    const databases = await onTestServer();
    await databases.drop(unfinished);
    await databases.copy(process.env.TEST_DATABASE_TEMPLATE ?? '', unfinished);
    await start(databases.urlOf(unfinished));
    await databases.seal(unfinished);
    await databases.rename(unfinished, template);
  });
  return newDatabaseUrl(template);
}

async function newDatabaseUrl(template: string): Promise<string> {
  const name = `gradspan_test_${randomUUID().replaceAll('-', '')}`;
  const server = await onTestServer();
  await server.copy(template, name);
  databases.push(name);
  return server.urlOf(name);
}

/** Creates the pool that serves requests, but with longer time-outs, for tests that aren't about waiting. */
export function createPatientPool(settings: Settings): Promise<DataSource> {
  const options = servingOptions(settings, mapping);
  // A pooler sets the limits of the server itself.
  const limits = { ...PATIENT_CLIENT_LIMITS, ...(settings.databasePooler ? {} : PATIENT_SERVER_LIMITS) };
  return new DataSource({ ...options, extra: { ...options.extra, ...limits } }).initialize();
}

/** Returns a connection pool on a new, migrated and empty database; both are closed and dropped after the test file. */
export async function freshDatabase(): Promise<DataSource> {
  const db = await createPatientPool(testSettings(await freshDatabaseUrl()));
  closeBeforeDropping(() => db.destroy());
  return db;
}

/**
 * Returns a unit of work for the adapters of a context, without starting Nest. The outbox stores the events in `heard`.
 */
export function unitOfWorkOn(db: DataSource, heard: readonly { readonly eventName: string }[] = []): UnitOfWork {
  const outbox = new Outbox();
  for (const { eventName } of heard) outbox.enableEvent(eventName);
  return new UnitOfWork(db, outbox);
}

afterAll(async () => {
  for (const close of users.splice(0).reverse()) await close();
  for (const name of databases.splice(0)) await (await onTestServer()).drop(name);
}, DROP_TIMEOUT_MS);
