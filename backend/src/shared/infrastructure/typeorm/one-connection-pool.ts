import { Pool, type PoolClient } from 'pg';
import { reportFailure } from '../metrics/background-failures';
import { isReadOnlyServer } from './database-errors';
import { PrimaryClient, type PrimaryClientConfig, type PrimaryPoolConfig } from './hosts/primary-client';
import { currentRequestQueue, currentUnitOfWork } from './unit-of-work-scope';

type ReleaseCallback = (error?: Error | boolean) => void;
type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, done: ReleaseCallback) => void;

/**
 * Thrown if work inside a unit of work uses the pool: with all connections taken, all units of work would wait for each
 * other.
 */
class SecondConnectionRequested extends Error {
  constructor() {
    super('A unit of work already holds a connection and must not take a second one: use its manager.');
  }
}

interface ServingClientConfig extends PrimaryClientConfig {
  /** False behind a pooler, where the next transaction can get a connection that doesn't know the prepared statement. */
  readonly namesStatements?: boolean;
}

export type ServingPoolConfig = PrimaryPoolConfig & ServingClientConfig;

/**
 * The pool that serves requests. A request holds one connection at a time; further statements wait until it has
 * returned the first one. So no request waits for a connection while it keeps one from others.
 */
export class OneConnectionPool extends Pool {
  constructor(config?: ServingPoolConfig) {
    super({ ...config, Client: ServingClient });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    const taken = this.#acquireClient();
    if (!callback) return taken;
    taken
      .then(
        (client) => callback(undefined, client, (error) => client.release(error)),
        (error: Error) => callback(error, undefined, () => undefined),
      )
      .catch((error: unknown) => reportFailure('pool-callback', error));
  }

  #acquireClient(): Promise<PoolClient> {
    if (currentUnitOfWork()?.pool === this) return Promise.reject(new SecondConnectionRequested());
    const place = currentRequestQueue();
    if (!place) return this.#connectToPrimary();
    return new Promise((resolve, reject) => {
      void place.run(async () => {
        const client = await this.#connectToPrimary().catch(reject);
        if (client) await new Promise<void>((free) => resolve(withReleaseHook(client, free)));
      });
    });
  }

  /** Closes pooled connections to a former primary, which may not respond, or may still accept writes. */
  async #connectToPrimary(): Promise<PoolClient> {
    for (;;) {
      const client = await super.connect();
      if (!(client instanceof PrimaryClient && client.isOutdated)) return client;
      client.disconnect();
      client.release(true);
    }
  }
}

/** Wraps `release`, which the pool replaces each time it hands out a client. */
function withReleaseHook(client: PoolClient, free: () => void): PoolClient {
  const release = client.release.bind(client);
  client.release = (error) => {
    free();
    release(error);
  };
  return client;
}

/**
 * A connection that serves requests. Disconnects from a server that does not respond in time: the driver would keep the
 * connection, and the next statement on it (a ROLLBACK, or another request's statement) would wait behind the one
 * without a response. Disconnects from a server that has become read-only, too.
 */
class ServingClient extends PrimaryClient {
  readonly #namesStatements: boolean;

  constructor(config?: ServingClientConfig) {
    super(config);
    this.#namesStatements = config?.namesStatements ?? true;
  }

  override query(...parameters: never[]): never {
    const query: (...given: never[]) => unknown = super.query.bind(this);
    const answer = query(...(this.#namesStatements ? parameters : withoutStatementName(parameters)));
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message !== 'Query read timeout' && !isReadOnlyServer(error)) return;
        this.rejectHost();
      });
    }
    return answer as never;
  }
}

/**
 * Returns the parameters of `query`; its first one can be an object with the name of a prepared statement, or a query
 * that sends itself, such as a stream.
 */
function withoutStatementName([statement, ...others]: unknown[]): never[] {
  const isNamed =
    typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);
  return [isNamed ? { ...statement, name: undefined } : statement, ...others] as never[];
}
