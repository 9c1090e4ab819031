import type { EntitySchema, MigrationInterface } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions';
import type { Settings } from '../settings/settings';
import { PrimaryPool } from './hosts/primary-client';
import { primaryHostsOf } from './hosts/primary-hosts';
import { OneConnectionPool, type ServingPoolConfig } from './one-connection-pool';

export interface Mapping {
  readonly entities: readonly EntitySchema[];
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** The schemas that `DATABASE_DISTRIBUTION` moves to other servers; the others stay on the coordinator. */
  readonly distributedSchemas?: readonly string[];
  /** The column by which `DATABASE_DISTRIBUTION=citus-hash` distributes the rows of these tables in distributed schemas. */
  readonly distributionColumns?: Readonly<Record<string, string>>;
  /** The tables of these schemas that it copies to all workers. */
  readonly copiedTables?: readonly string[];
}

/** Limits in ms that PostgreSQL enforces on the connections that serve requests. */
export const SERVER_TIME_LIMITS = {
  statement_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
  lock_timeout: 2_000,
} as const;

/**
 * Returns the options of the pool that serves requests. Every wait in it is limited, so that a stuck database leads to
 * an error and not to a hanging page. `query_timeout` is the client's own limit, for a server that has stopped
 * responding altogether. Waiting for a connection and for one statement take less than five seconds together.
 *
 * A pooler in transaction mode rejects time limits as startup parameters, so it must set them itself
 * (docker/pgbouncer.ini). Prepared statements would outlive the transaction, so they have no name there.
 */
export function servingOptions(settings: Settings, mapping: Mapping): PostgresDataSourceOptions {
  return {
    ...connectionOptions(settings.databaseUrl, mapping),
    driver: { Pool: OneConnectionPool },
    poolSize: settings.databasePool,
    extra: { ...servingLimits(settings), primaryHosts: primaryHostsOf(settings, settings.databaseUrl) },
  };
}

/** Returns the options of the pool for a read replica, which are those of `servingOptions`. */
export function replicaOptions(settings: Settings, url: string): ServingPoolConfig {
  return {
    connectionString: url,
    max: settings.databasePool,
    ...servingLimits(settings),
    ...(settings.databasePooler ? {} : { options: '-c default_transaction_read_only=on' }),
  };
}

const servingLimits = (settings: Settings): ServingPoolConfig => ({
  application_name: 'gradspan',
  // No page waits for a command, so it can give a busy database more time.
  connectionTimeoutMillis: settings.backgroundWork ? 1_500 : 10_000,
  query_timeout: 3_200,
  ...(settings.databasePooler ? { namesStatements: false } : SERVER_TIME_LIMITS),
  keepAlive: true,
});

/**
 * Returns options for connections without time limits for statements, for imports and long deletions; an unreachable
 * server is still noticed. They never lead through a pooler: their locks belong to the session.
 */
export const maintenanceOptions = (settings: Settings, mapping: Mapping): PostgresDataSourceOptions =>
  maintenanceOptionsOf(settings, settings.databaseDirectUrl, mapping);

/** Same as `maintenanceOptions`, for the migration role. */
export const migrationOptions = (settings: Settings, mapping: Mapping): PostgresDataSourceOptions =>
  maintenanceOptionsOf(settings, settings.databaseMigrationUrl ?? settings.databaseDirectUrl, mapping);

const maintenanceOptionsOf = (settings: Settings, url: string, mapping: Mapping): PostgresDataSourceOptions => ({
  ...connectionOptions(url, mapping),
  driver: { Pool: PrimaryPool },
  poolSize: 2,
  extra: {
    application_name: 'gradspan-maintenance',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    primaryHosts: primaryHostsOf(settings, url),
  },
});

function connectionOptions(url: string, { entities, migrations }: Mapping): PostgresDataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities: [...entities],
    migrations: [...migrations],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    // A broken idle connection is replaced; without a handler, it would end the process.
    poolErrorHandler: () => {},
  };
}
