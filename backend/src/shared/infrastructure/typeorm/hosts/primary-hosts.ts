import { type DatabaseHost, parseDatabaseUrl } from '../../settings/database-url';
import type { Settings } from '../../settings/settings';
import { getErrorCode, isLoginRefused } from '../database-errors';
import { checkHost, type HostState } from './host-state';

/** A server that doesn't respond in this time counts as down. Shorter than a request waits for a connection. */
export const HOST_TIMEOUT_MS = 1_000;
/** How long the search waits for other servers after one accepts writes, in case that one is a former primary. */
const OTHER_HOSTS_WAIT_MS = 200;

/** None of the hosts can be used for writes. It can be tried again, because a standby may be promoted. */
export class NoPrimaryAvailable extends Error {
  /** PostgreSQL's code for a connection that can't be opened. */
  readonly code = '08001';

  constructor(reasons: readonly string[]) {
    super(`No host of the database accepts writes: ${reasons.join('; ')}`);
  }
}

interface CheckedHost {
  readonly host: DatabaseHost;
  readonly state?: HostState;
  readonly error?: unknown;
}

/**
 * The hosts of one database URL, and which of them is the primary. A former primary that still accepts writes is
 * recognized by its timeline and not used: its writes would be lost.
 */
export class PrimaryHosts {
  #primary: DatabaseHost | null = null;
  /** The newest timeline that any host has reported. */
  #timeline = 0;
  #search?: Promise<DatabaseHost>;
  readonly #changeListeners: (() => void)[] = [];

  constructor(
    readonly hosts: readonly [DatabaseHost, ...DatabaseHost[]],
    private readonly check: (host: DatabaseHost, timeoutMs: number) => Promise<HostState> = checkHost,
  ) {}

  /** The host that was the primary when last used; null if none is known. */
  get primary(): DatabaseHost | null {
    return this.#primary;
  }

  /** Calls `listener` each time another host is the primary. */
  onChange(listener: () => void): void {
    this.#changeListeners.push(listener);
  }

  /**
   * Returns the last known primary; if there is none, asks all hosts at the same time, once for all callers.
   * @throws NoPrimaryAvailable
   * @throws Error of the driver if a host refuses the account, and none accepts it
   */
  find(): Promise<DatabaseHost> {
    if (this.#primary) return Promise.resolve(this.#primary);
    return (this.#search ??= this.#findAmongAll().finally(() => (this.#search = undefined)));
  }

  /**
   * Records the state of a host that a new connection leads to.
   * @throws NoPrimaryAvailable if it isn't the primary
   */
  confirm(host: DatabaseHost, state: HostState): void {
    const fault = this.#findFault(state);
    if (fault) throw new NoPrimaryAvailable([`${host.name} ${fault}`]);
    this.#timeline = state.timeline!;
    this.#usePrimary(host);
  }

  /** Records that a host failed or is read-only, so that the next connection looks for the primary again. */
  reject(host: DatabaseHost): void {
    if (this.#primary === host) this.#primary = null;
  }

  async #findAmongAll(): Promise<DatabaseHost> {
    const checked = await this.#checkAll();
    const timelines = checked.flatMap(({ state }) => state?.timeline ?? []);
    this.#timeline = Math.max(this.#timeline, ...timelines);
    const found = checked.find(({ state }) => state && !this.#findFault(state));
    if (!found) throw this.#explain(checked);
    this.#usePrimary(found.host);
    return found.host;
  }

  /** Returns the results in the order of the hosts; hosts that respond much later than the first primary are left out. */
  async #checkAll(): Promise<CheckedHost[]> {
    const checked: CheckedHost[] = [];
    await new Promise<void>((resolve) => {
      for (const host of this.hosts) {
        const record = (result: Omit<CheckedHost, 'host'>): void => {
          checked.push({ host, ...result });
          if (checked.length === this.hosts.length) resolve();
          else if (result.state && !this.#findFault(result.state)) setTimeout(resolve, OTHER_HOSTS_WAIT_MS);
        };
        this.check(host, HOST_TIMEOUT_MS).then(
          (state) => record({ state }),
          (error: unknown) => record({ error }),
        );
      }
    });
    return this.hosts.flatMap((host) => checked.find((result) => result.host === host) ?? []);
  }

  #usePrimary(host: DatabaseHost): void {
    if (this.#primary === host) return;
    this.#primary = host;
    for (const listener of this.#changeListeners) listener();
  }

  /** Returns why a host can't be used; '' if it's the primary. */
  #findFault({ isStandby, timeline }: HostState): string {
    if (timeline === null) return isStandby ? 'is a standby' : 'is read-only';
    return timeline < this.#timeline ? `is a former primary (timeline ${timeline} instead of ${this.#timeline})` : '';
  }

  #explain(checked: readonly CheckedHost[]): Error {
    const refused = checked.find(({ error }) => isLoginRefused(getErrorCode(error)));
    if (refused && checked.every(({ state }) => !state)) return refused.error as Error;
    const reasons = checked.map(({ host, state, error }) =>
      state ? `${host.name} ${this.#findFault(state)}` : `${host.name} failed (${(error as Error).message})`,
    );
    return new NoPrimaryAvailable(reasons);
  }
}

/** What processes know about their hosts, by database URL. */
const hostsOfSettings = new WeakMap<Settings, Map<string, PrimaryHosts>>();

/**
 * Returns the hosts of a database URL in the settings, of which connections must use the primary; undefined if
 * connections use the only host, whatever it is. Connections with the same URL share what they know.
 */
export function primaryHostsOf(settings: Settings, url: string): PrimaryHosts | undefined {
  const { hosts, needsPrimary } = parseDatabaseUrl(url);
  if (!needsPrimary) return undefined;
  const known = hostsOfSettings.get(settings) ?? new Map<string, PrimaryHosts>();
  hostsOfSettings.set(settings, known);
  const primaryHosts = known.get(url) ?? new PrimaryHosts(hosts);
  known.set(url, primaryHosts);
  return primaryHosts;
}
