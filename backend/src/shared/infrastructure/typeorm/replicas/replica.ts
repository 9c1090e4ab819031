import type { Pool } from 'pg';
import type { Settings } from '../../settings/settings';
import { replicaOptions } from '../data-source';
import { OneConnectionPool } from '../one-connection-pool';
import { ReplicaProgress } from './replica-progress';
import { parseWalPosition } from './wal-position';

const SAMPLE_TIMEOUT_MS = 1_000;

/** One read replica: the connections to it, and how far it is behind the primary. */
export class Replica {
  readonly pool: Pool;
  readonly progress = new ReplicaProgress();
  readonly #samplingPool: Pool;

  constructor(
    /** Name for metrics, without the account and its password. */
    readonly name: string,
    url: string,
    settings: Settings,
  ) {
    this.pool = new OneConnectionPool(replicaOptions(settings, url));
    this.#samplingPool = new OneConnectionPool({
      connectionString: url,
      application_name: 'gradspan-replica-lag',
      max: 1,
      connectionTimeoutMillis: SAMPLE_TIMEOUT_MS,
      query_timeout: SAMPLE_TIMEOUT_MS,
      idleTimeoutMillis: 0,
      allowExitOnIdle: true,
      keepAlive: true,
    });
    // A broken idle connection is replaced; without a handler, it would end the process.
    for (const pool of [this.pool, this.#samplingPool]) pool.on('error', () => undefined);
  }

  /** Reads how far the replica has replayed. Resolves also if it doesn't respond. */
  async sample(): Promise<void> {
    try {
      const { rows } = await this.#samplingPool.query<{ isReplica: boolean; position: string | null }>(
        'SELECT pg_is_in_recovery() AS "isReplica", pg_last_wal_replay_lsn()::text AS position',
      );
      const [sample] = rows;
      const position = sample?.isReplica && sample.position !== null ? parseWalPosition(sample.position) : null;
      if (position === null) this.progress.recordFailure();
      else this.progress.recordReplayed(position);
    } catch {
      this.progress.recordFailure();
    }
  }

  async close(): Promise<void> {
    this.progress.recordFailure();
    await Promise.allSettled([this.#samplingPool.end(), this.pool.end()]);
  }
}
