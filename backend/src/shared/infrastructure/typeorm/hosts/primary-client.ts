import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg';
import type { DatabaseHost } from '../../settings/database-url';
import { reportFailure } from '../../metrics/background-failures';
import { readHostState } from './host-state';
import { HOST_TIMEOUT_MS, NoPrimaryAvailable, type PrimaryHosts } from './primary-hosts';

const SEARCH_PAUSE_MS = 100;
const DEFAULT_TIMEOUT_MS = 5_000;

export interface PrimaryClientConfig extends ClientConfig {
  /** The hosts to connect to; undefined for the only host of `connectionString`, which isn't checked. */
  readonly primaryHosts?: PrimaryHosts;
}

export type PrimaryPoolConfig = PoolConfig & PrimaryClientConfig;

type ConnectCallback = (error: Error | null, client?: Client) => void;

/** A connection to the primary among several hosts. A connection to another server is closed before it's used. */
export class PrimaryClient extends Client {
  readonly #hosts?: PrimaryHosts;
  readonly #timeoutMs: number;
  #host?: DatabaseHost;

  constructor(config?: PrimaryClientConfig) {
    const hosts = config?.primaryHosts;
    // The driver can't parse a list of hosts. The host is replaced right before the connection is opened.
    super(hosts ? { ...config, connectionString: hosts.hosts[0].url } : config);
    this.#hosts = hosts;
    this.#timeoutMs = config?.connectionTimeoutMillis || DEFAULT_TIMEOUT_MS;
  }

  /** Whether another host is the primary now, so that this connection must not be used any more. */
  get isOutdated(): boolean {
    const primary = this.#hosts?.primary;
    return Boolean(primary && this.#host && primary !== this.#host);
  }

  override connect(): Promise<Client>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<Client> | void {
    if (!this.#hosts) return callback ? super.connect(callback) : super.connect();
    const connected = this.#connectToPrimary(this.#hosts);
    if (!callback) return connected;
    connected
      .then(
        () => callback(null, this),
        (error: Error) => callback(error),
      )
      .catch((error: unknown) => reportFailure('pool-callback', error));
  }

  /** Closes the connection without waiting for the server, which may not respond. */
  disconnect(): void {
    this.connection.stream.destroy();
  }

  /**
   * Disconnects, because the server doesn't respond or is read-only, and looks for the primary right away: the pool can
   * have other connections to this server, and hands them out until another host is the primary.
   */
  protected rejectHost(): void {
    this.disconnect();
    if (!this.#hosts || !this.#host) return;
    this.#hosts.reject(this.#host);
    this.#hosts.find().catch(() => undefined);
  }

  async #connectToPrimary(hosts: PrimaryHosts): Promise<Client> {
    const host = await this.#findPrimary(hosts);
    // The pool destroys the stream of a connection that takes too long.
    if (this.connection.stream.destroyed) throw new Error('timeout exceeded when trying to connect');
    this.#host = host;
    // The only host can also be in a parameter of the URL, which the driver has parsed.
    if (hosts.hosts.length > 1) Object.assign(this, { host: host.host, port: host.port });
    // The pool listens only after the connection is open, and an error without a listener would end the process.
    this.on('error', () => undefined);
    try {
      await super.connect();
      hosts.confirm(host, await readHostState(this));
      return this;
    } catch (error) {
      hosts.reject(host);
      // The pool doesn't close a connection that failed to open.
      void this.end().catch(() => undefined);
      throw error;
    }
  }

  /** Repeats the search while there is time for another one, because a promotion takes a moment. */
  async #findPrimary(hosts: PrimaryHosts): Promise<DatabaseHost> {
    const latestStart = performance.now() + this.#timeoutMs - HOST_TIMEOUT_MS;
    for (;;) {
      try {
        return await hosts.find();
      } catch (error) {
        if (!(error instanceof NoPrimaryAvailable) || performance.now() + SEARCH_PAUSE_MS > latestStart) throw error;
        await new Promise((resume) => setTimeout(resume, SEARCH_PAUSE_MS));
      }
    }
  }
}

/** A pool of such connections, without the rules for requests. */
export class PrimaryPool extends Pool {
  constructor(config?: PrimaryPoolConfig) {
    super({ ...config, Client: PrimaryClient });
  }
}
