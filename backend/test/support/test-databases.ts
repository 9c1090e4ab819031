import { Client } from 'pg';
import { getErrorCode } from '../../src/shared/infrastructure/typeorm/database-errors';

const OBJECT_IN_USE = '55006';
const MAX_DROP_ATTEMPTS = 5;

/** Adds the workers of Citus to a new database on the coordinator; each node needs the extension first. */
const ADD_NODES = `SELECT citus_add_node(name, port, groupid => CASE role WHEN 'coordinator' THEN 0 ELSE -1 END)
  FROM json_to_recordset($1) AS nodes (name text, port integer, role text)`;

interface Node {
  readonly name: string;
  readonly port: number;
  readonly role: 'coordinator' | 'worker';
}

/** Runs `work` on a new connection. */
async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * The databases of the tests on the server at `TEST_DATABASE_URL`. If that's the coordinator of Citus, each database
 * exists on all of its workers, too, and is copied there: adding a worker to a database takes much longer.
 */
export class TestDatabases {
  readonly #url: string;
  readonly #nodes: readonly Node[];

  private constructor(url: string, nodes: readonly Node[]) {
    this.#url = url;
    this.#nodes = nodes;
  }

  /** Returns the databases on the server at the URL, which leads to a database where Citus knows its workers. */
  static async on(url: string): Promise<TestDatabases> {
    return withClient(url, async (client) => {
      const { rowCount } = await client.query("SELECT FROM pg_extension WHERE extname = 'citus'");
      if (!rowCount) return new TestDatabases(url, []);
      const { rows } = await client.query<Node>(
        `SELECT nodename AS name, nodeport AS port, CASE groupid WHEN 0 THEN 'coordinator' ELSE 'worker' END AS role
         FROM pg_dist_node ORDER BY groupid`,
      );
      return new TestDatabases(url, rows);
    });
  }

  /** Returns the URL of a database on the server. */
  urlOf(database: string): string {
    return Object.assign(new URL(this.#url), { pathname: `/${database}` }).href;
  }

  /** Creates a database without tables that others are copied from; with Citus, it knows the workers. */
  async createBare(name: string): Promise<void> {
    await this.#onEachServer(`CREATE DATABASE ${name}`);
    for (const url of this.#nodes.length > 0 ? this.#serverUrls(name) : [])
      await withClient(url, (client) => client.query('CREATE EXTENSION citus'));
    if (this.#nodes.length > 0)
      await withClient(this.urlOf(name), (client) => client.query(ADD_NODES, [JSON.stringify(this.#nodes)]));
  }

  /**
   * Copies a database to which nothing is connected. Copying files takes a quarter of the time of PostgreSQL's default
   * strategy, which writes each page to the write-ahead log.
   */
  copy(from: string, to: string): Promise<void> {
    return this.#onEachServer(`CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY FILE_COPY`);
  }

  /** Ends all connections to a database, and prevents new ones, such as those of Citus itself. */
  async seal(name: string): Promise<void> {
    await this.#onEachServer(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    // A pooler keeps its connections to PostgreSQL after the product has stopped.
    await this.#onEachServer(`SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '${name}'`);
  }

  rename(from: string, to: string): Promise<void> {
    return this.#onEachServer(`ALTER DATABASE ${from} RENAME TO ${to}`);
  }

  /** On a busy machine, connections don't end in time, and background workers of Citus connect in the meantime. */
  async drop(name: string): Promise<void> {
    for (let tried = 1; ; tried++) {
      try {
        return await this.#onEachServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      } catch (error) {
        if (tried === MAX_DROP_ATTEMPTS || getErrorCode(error) !== OBJECT_IN_USE) throw error;
      }
    }
  }

  /** Runs `sql` on each server, outside of the database that it's about. */
  async #onEachServer(sql: string): Promise<void> {
    for (const url of this.#serverUrls(new URL(this.#url).pathname.slice(1)))
      await withClient(url, (client) => client.query(sql));
  }

  #serverUrls(database: string): string[] {
    const addresses = this.#nodes.filter(({ role }) => role === 'worker').map(({ name, port }) => `${name}:${port}`);
    const workers = addresses.map((host) => Object.assign(new URL(this.urlOf(database)), { host }).href);
    return [this.urlOf(database), ...workers];
  }
}
