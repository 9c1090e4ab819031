import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../../settings/settings';
import { runDetached } from '../unit-of-work-scope';
import { Replica } from './replica';
import { parseWalPosition, type WalPosition } from './wal-position';

const SAMPLE_INTERVAL_MS = 500;

/** What operators see of a replica. */
interface ReplicaState {
  readonly name: string;
  readonly lagSeconds: number;
  readonly isUsable: boolean;
}

/** The read replicas, and which of them can serve reads now. Without replicas, it does nothing. */
@Injectable()
export class Replicas implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  /** Number of reads of the reader ports, by where they ran. */
  readonly readCounts = { primary: 0, replica: 0 };
  readonly #replicas: readonly Replica[];
  readonly #timers = new Set<NodeJS.Timeout>();
  #primaryPosition: WalPosition = 0n;
  #isStopping = false;

  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {
    this.#replicas = settings.databaseReplicaUrls.map(
      (url, index) => new Replica((URL.canParse(url) && new URL(url).host) || String(index + 1), url, settings),
    );
  }

  get areConfigured(): boolean {
    return this.#replicas.length > 0;
  }

  /** The position of the primary at the last sample; 0 before the first one. */
  get primaryPosition(): WalPosition {
    return this.#primaryPosition;
  }

  get states(): readonly ReplicaState[] {
    const now = performance.now();
    return this.#replicas.map((replica) => ({
      name: replica.name,
      lagSeconds: replica.progress.getLagSeconds(now),
      isUsable: this.canServe(replica, 0n, now),
    }));
  }

  /** Returns a random replica that has replayed everything before `after` and doesn't lag too much; null if none has. */
  choose(after: WalPosition): Replica | null {
    const now = performance.now();
    const usable = this.#replicas.filter((replica) => this.canServe(replica, after, now));
    return usable[Math.floor(Math.random() * usable.length)] ?? null;
  }

  /** Checks whether a replica can serve reads that need everything before `after`. */
  canServe({ progress }: Pick<Replica, 'progress'>, after: WalPosition, now = performance.now()): boolean {
    return !this.#isStopping && progress.canServe(after, this.settings.databaseReplicaLagLimitSeconds, now);
  }

  onApplicationBootstrap(): void {
    if (!this.areConfigured || !this.settings.backgroundWork) return;
    runDetached(() => {
      // Separate loops, so that a server that doesn't respond delays only its own samples.
      this.#repeat(() => this.#samplePrimary());
      for (const replica of this.#replicas) this.#repeat(() => replica.sample());
    });
  }

  onModuleDestroy(): void {
    this.#isStopping = true;
    for (const timer of this.#timers) clearTimeout(timer);
    for (const { progress } of this.#replicas) progress.recordFailure();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }

  #repeat(sample: () => Promise<void>): void {
    void sample().finally(() => {
      if (this.#isStopping) return;
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        this.#repeat(sample);
      }, SAMPLE_INTERVAL_MS).unref();
      this.#timers.add(timer);
    });
  }

  /**
   * Reads what the primary has written to disk, which is all that it sends to replicas. While it doesn't respond, the
   * replicas keep serving reads.
   */
  async #samplePrimary(): Promise<void> {
    const at = performance.now();
    try {
      const [row] = await this.db.query<{ position: string }[]>('SELECT pg_current_wal_flush_lsn()::text AS position');
      const position = parseWalPosition(row!.position);
      if (position === null) return;
      this.#primaryPosition = position;
      for (const { progress } of this.#replicas) progress.recordPrimary(position, at);
    } catch {
      // The next sample tries again.
    }
  }
}
