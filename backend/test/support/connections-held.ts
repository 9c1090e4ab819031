import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { currentRequestQueue } from '../../src/shared/infrastructure/typeorm/unit-of-work-scope';

interface RequestConnections {
  readonly call: string;
  now: number;
}

type Done = (error?: Error | boolean) => void;
type Callback = (error: Error | undefined, client: PoolClient | undefined, done: Done) => void;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const requests = new AsyncLocalStorage<RequestConnections>();

export interface ConnectionCounts {
  /** The highest number of pooled connections that a request held at the same time, by method and path. */
  readonly most: ReadonlyMap<string, number>;
  /** @throws Error that names the requests that held two at the same time */
  expectOnePerRequest(): void;
}

/** Counts connections per request: requests at the server, connections at the pool that all of them come from. */
export function countConnections(server: Server, db: DataSource): ConnectionCounts {
  const maxByName = new Map<string, number>();
  for (const listener of server.listeners('request') as Listener[]) {
    server.off('request', listener);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const call = `${request.method} ${request.url?.split('?')[0]}`;
      requests.run({ call, now: 0 }, () => listener(request, response));
    });
  }

  const pool = (db.driver as unknown as { master: Pool }).master;
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  pool.connect = (async (callback?: Callback) => {
    // Background work started by a request doesn't count as part of the request.
    const held = currentRequestQueue() && requests.getStore();
    try {
      const client = await connect();
      const counted = held ? counting(client, held, maxByName) : client;
      callback?.(undefined, counted, (error) => counted.release(error));
      return counted;
    } catch (error) {
      if (!callback) throw error;
      callback(error as Error, undefined, () => undefined);
    }
  }) as unknown as Pool['connect'];

  return {
    most: maxByName,
    expectOnePerRequest() {
      const violations = [...maxByName].filter(([, many]) => many > 1).map(([call, many]) => `${call} held ${many}`);
      if (violations.length > 0) throw new Error(`Requests held two connections at once:\n${violations.join('\n')}`);
    },
  };
}

function counting(client: PoolClient, held: RequestConnections, maxByName: Map<string, number>): PoolClient {
  held.now += 1;
  maxByName.set(held.call, Math.max(maxByName.get(held.call) ?? 0, held.now));
  const release = client.release.bind(client);
  client.release = (error) => {
    held.now -= 1;
    release(error);
  };
  return client;
}
