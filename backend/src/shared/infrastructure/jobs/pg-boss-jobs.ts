import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { DataSource } from 'typeorm';
import { type JobOptions, Jobs } from '../../application/jobs';
import { Settings } from '../settings/settings';
import { Session } from '../typeorm/session';

/** A failed job is tried again after 2, 4, 8 ... seconds, for about an hour in all. */
const RETRIES = { retryLimit: 10, retryDelay: 2, retryBackoff: true };
const STOP_WITHIN_MS = 8_000;

/** Jobs in PostgreSQL, in a schema of their own. */
@Injectable()
export class PgBossJobs extends Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #log = new Logger(PgBossJobs.name);
  readonly #workers = new Map<string, (data: object) => Promise<void>>();
  readonly #calendar = new Map<string, string>();
  readonly #boss: PgBoss;
  #started?: Promise<unknown>;

  constructor(
    db: DataSource,
    private readonly session: Session,
    private readonly settings: Settings,
  ) {
    super();
    const pool = (db.driver as unknown as { master: Pool }).master;
    this.#boss = new PgBoss({
      schema: 'jobs',
      db: { executeSql: (text, values: unknown[]) => pool.query(text, values) },
    });
    this.#boss.on('error', (error) => this.#log.error(error));
  }

  work<T extends object>(queue: string, doIt: (data: T) => Promise<void>): void {
    this.#workers.set(queue, doIt as (data: object) => Promise<void>);
  }

  schedule(queue: string, cron: string): void {
    this.#calendar.set(queue, cron);
  }

  async send(queue: string, data: object, options: JobOptions = {}): Promise<void> {
    await this.#start();
    await this.#boss.send(queue, data, {
      ...options,
      db: { executeSql: async (text, values: unknown[]) => ({ rows: await this.session.query(text, values) }) },
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.backgroundWork) return;
    await this.#start();
    for (const [queue, doIt] of this.#workers) {
      await this.#boss.work<object>(queue, { pollingIntervalSeconds: 1 }, async ([job]) => {
        if (job) await doIt(job.data);
      });
    }
    for (const [queue, cron] of this.#calendar) await this.#boss.schedule(queue, cron);
  }

  async onModuleDestroy(): Promise<void> {
    if (this.#started) await this.#boss.stop({ graceful: true, timeout: STOP_WITHIN_MS, close: false });
  }

  #start(): Promise<unknown> {
    return (this.#started ??= this.#boss.start().then(async () => {
      for (const queue of this.#workers.keys()) await this.#boss.createQueue(queue, { name: queue, ...RETRIES });
    }));
  }
}
