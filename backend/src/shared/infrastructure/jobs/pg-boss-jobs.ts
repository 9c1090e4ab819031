import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { DataSource } from 'typeorm';
import { type JobOptions, Jobs } from '../../application/jobs';
import { Settings } from '../settings/settings';
import { Session } from '../typeorm/session';
import { PatientDatabase } from './patient-database';

/**
 * A failed job is tried again after 2, 4, 8 ... seconds, for about an hour in all. `short` is pg-boss's name for queues
 * in which at most one waiting job carries a key.
 */
const QUEUE = { policy: 'short', retryLimit: 10, retryDelay: 2, retryBackoff: true } as const;
const STOP_WITHIN_MS = 8_000;
/** For jobs that another instance has written or that are due by now; an instance takes its own at once. */
const LOOK_EVERY_SECONDS = 1;

/** Jobs in PostgreSQL, in a schema of their own. */
@Injectable()
export class PgBossJobs extends Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #log = new Logger(PgBossJobs.name);
  readonly #workers = new Map<string, (data: object) => Promise<void>>();
  readonly #attending = new Map<string, string>();
  readonly #calendar = new Map<string, string>();
  readonly #db: PatientDatabase;
  readonly #boss: PgBoss;
  #started?: Promise<unknown>;

  constructor(
    db: DataSource,
    private readonly session: Session,
    private readonly settings: Settings,
  ) {
    super();
    this.#db = new PatientDatabase((db.driver as unknown as { master: Pool }).master);
    const { backgroundWork } = settings;
    this.#boss = new PgBoss({ schema: 'jobs', db: this.#db, supervise: backgroundWork, schedule: backgroundWork });
    this.#boss.on('error', (error) => this.#log.error(error));
  }

  work<T extends object>(queue: string, doIt: (data: T) => Promise<void>): void {
    this.#workers.set(queue, doIt as (data: object) => Promise<void>);
  }

  schedule(queue: string, cron: string): void {
    this.#calendar.set(queue, cron);
  }

  async send(queue: string, data: object, { startAfter, singletonKey }: JobOptions = {}): Promise<void> {
    if (!this.#workers.has(queue)) throw new Error(`Nobody works the queue ${queue}`);
    await this.#start();
    const id = growingId();
    await this.#boss.send(queue, data, {
      id,
      startAfter,
      singletonKey: singletonKey ?? id,
      db: { executeSql: async (text, values: unknown[]) => ({ rows: await this.session.query(text, values) }) },
    });
    if (!startAfter) this.session.afterwards(() => this.#lookFor(queue));
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.backgroundWork) return;
    await this.#start();
    for (const queue of this.#workers.keys()) await this.#attend(queue);
    for (const [queue, cron] of this.#calendar) await this.#boss.schedule(queue, cron);
  }

  async onModuleDestroy(): Promise<void> {
    if (!this.#started) return;
    this.#db.leave();
    await this.#boss.stop({ graceful: true, timeout: STOP_WITHIN_MS, close: false });
    await this.#db.quiet();
  }

  async #attend(queue: string): Promise<void> {
    const worker = await this.#boss.work<object>(
      queue,
      { pollingIntervalSeconds: LOOK_EVERY_SECONDS },
      async ([job]) => {
        // Where there is one there may be more: look again at once, not a second later.
        this.#lookFor(queue);
        try {
          // Whoever sent the first job may have begun all this within a unit of work that is long over.
          if (job) await this.session.apart(async () => this.#workers.get(queue)?.(job.data));
        } catch (error) {
          this.#log.error(`A job of ${queue} failed and will be tried again`);
          this.#log.error(error);
          throw error;
        }
      },
    );
    this.#attending.set(queue, worker);
  }

  #lookFor(queue: string): void {
    const worker = this.#attending.get(queue);
    if (worker) this.#boss.notifyWorker(worker);
  }

  #start(): Promise<unknown> {
    return (this.#started ??= this.#boss.start().then(async () => {
      const made = new Set((await this.#boss.getQueues()).map(({ name }) => name));
      for (const queue of this.#workers.keys()) {
        if (!made.has(queue)) await this.#boss.createQueue(queue, { name: queue, ...QUEUE });
      }
    }));
  }
}

let last = 0;

/** Jobs of one transaction are equally old; then the id decides who is first, so ids grow. */
function growingId(): string {
  last = Math.max(last + 1, Date.now() * 1_024);
  const id = last.toString(16).padStart(16, '0') + randomBytes(8).toString('hex');
  return [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-');
}
