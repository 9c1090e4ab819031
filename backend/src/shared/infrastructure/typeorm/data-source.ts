import type { EntitySchema, MigrationInterface } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions';
import type { Settings } from '../settings/settings';
import { OneConnectionPool } from './one-connection-pool';

export interface Mapping {
  readonly entities: readonly EntitySchema[];
  readonly migrations: readonly (new () => MigrationInterface)[];
}

/**
 * The pool that serves people: every wait in it is bounded, so that a stuck database shows as an error and not as
 * a hanging page. `query_timeout` is the client's own bound, for a server that has stopped answering altogether. Waiting for
 * a connection and for one statement take less than five seconds together.
 */
export function serving(settings: Settings, mapping: Mapping): PostgresDataSourceOptions {
  return {
    ...connection(settings, mapping),
    driver: { Pool: OneConnectionPool },
    poolSize: settings.databasePool,
    extra: {
      application_name: 'gradspan',
      // No page waits for a command: it gives a busy database more time.
      connectionTimeoutMillis: settings.backgroundWork ? 1_500 : 10_000,
      query_timeout: 3_200,
      statement_timeout: 3_000,
      idle_in_transaction_session_timeout: 5_000,
      lock_timeout: 2_000,
      keepAlive: true,
    },
  };
}

/** Connections whose statements have no time bounds, for imports and long deletions; a server that is not there is noticed. */
export function maintaining(settings: Settings, mapping: Mapping): PostgresDataSourceOptions {
  return {
    ...connection(settings, mapping),
    poolSize: 2,
    extra: { application_name: 'gradspan-maintenance', connectionTimeoutMillis: 5_000, keepAlive: true },
  };
}

/** The same for the role that may change tables. */
export function migrating(settings: Settings, mapping: Mapping): PostgresDataSourceOptions {
  return { ...maintaining(settings, mapping), url: settings.databaseMigrationUrl ?? settings.databaseUrl };
}

function connection(settings: Settings, { entities, migrations }: Mapping): PostgresDataSourceOptions {
  return {
    type: 'postgres',
    url: settings.databaseUrl,
    entities: [...entities],
    migrations: [...migrations],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    // An idle connection that breaks is replaced; without a handler it would end the process.
    poolErrorHandler: () => {},
  };
}
