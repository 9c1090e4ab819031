import { randomBytes } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { DataSource } from 'typeorm';
import { type JobOptions, Jobs } from '../../application/jobs';
import { reportFailure } from '../metrics/background-failures';
import { DatabaseNotifications } from '../notifications/database-notifications';
import { Settings } from '../settings/settings';
import { UnitOfWork } from '../typeorm/unit-of-work';
import { runDetached } from '../typeorm/unit-of-work-scope';
import { ReconnectingDatabase } from './reconnecting-database';

/**
 * A failed job is retried after 2, 4, 8 ... seconds, for about an hour in all. `short` is pg-boss's name for queues in
 * which at most one waiting job has a given key.
 */
const QUEUE_OPTIONS = { policy: 'short', retryLimit: 10, retryDelay: 2, retryBackoff: true } as const;
const STOP_TIMEOUT_MS = 8_000;
const JOBS_TOPIC = 'jobs';
/** When the next job of each queue is due: one statement for all queues, with one index entry for each. */
const SELECT_NEXT_DUE = `
  SELECT queue.name, ceil(extract(epoch FROM next.start_after - now()) * 1000)::float8 AS "dueInMs"
  FROM unnest($1::text[]) AS queue (name) CROSS JOIN LATERAL (
    SELECT start_after FROM jobs.job WHERE name = queue.name AND state < 'active' ORDER BY start_after LIMIT 1
  ) AS next`;

interface Queue {
  readonly doIt: (data: object) => Promise<void>;
  /** Set while this instance executes jobs of this queue, one after another. */
  running?: Promise<void>;
  again?: boolean;
  /** The running job. */
  jobId?: string;
}

/**
 * Jobs in PostgreSQL, in their own schema. pg-boss would poll each queue; here one statement finds what is due in all
 * queues, and jobs that are due immediately are announced to every instance.
 */
@Injectable()
export class PgBossJobs extends Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  /** In milliseconds; finds what is not announced: recurring jobs, and jobs left behind by an instance that died. */
  protected readonly lookEveryMs: number = 5_000;
  readonly #queues = new Map<string, Queue>();
  readonly #cronByQueue = new Map<string, string>();
  readonly #db: ReconnectingDatabase;
  readonly #boss: PgBoss;
  #startPromise?: Promise<unknown>;
  #isProcessing = false;
  #pollPromise?: Promise<void>;
  #timer?: NodeJS.Timeout;
  #nextPollAt = Infinity;

  constructor(
    db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly notifications: DatabaseNotifications,
    private readonly settings: Settings,
  ) {
    super();
    this.#db = new ReconnectingDatabase((db.driver as unknown as { master: Pool }).master);
    const { backgroundWork } = settings;
    this.#boss = new PgBoss({
      schema: 'jobs',
      db: this.#db,
      // The run-time role cannot create tables; a migration has created them.
      migrate: false,
      supervise: backgroundWork,
      schedule: backgroundWork,
    });
    this.#boss.on('error', (error) => reportFailure('pg-boss', error));
  }

  process<T extends object>(queue: string, doIt: (data: T) => Promise<void>): void {
    this.#queues.set(queue, { doIt: doIt as (data: object) => Promise<void> });
  }

  schedule(queue: string, cron: string): void {
    this.#cronByQueue.set(queue, cron);
  }

  async send(queue: string, data: object, { startAfter, singletonKey }: JobOptions = {}): Promise<void> {
    if (!this.#queues.has(queue)) throw new Error(`The queue ${queue} has no handler`);
    await this.#start();
    const id = nextJobId();
    await this.#boss.send(queue, data, {
      id,
      startAfter,
      singletonKey: singletonKey ?? id,
      db: { executeSql: async (text, values: unknown[]) => ({ rows: await this.unitOfWork.query(text, values) }) },
    });
    this.unitOfWork.afterCommit(() => runDetached(() => this.#onJobAdded(queue, startAfter)));
  }

  #onJobAdded(queue: string, startAfter?: Date): void {
    if (startAfter) return this.#schedulePoll(startAfter.getTime() - Date.now());
    this.#triggerQueue(queue);
    this.notifications.announce(JOBS_TOPIC, queue);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.backgroundWork) return;
    await this.#start();
    this.#isProcessing = true;
    this.notifications.listen(JOBS_TOPIC, (queue) => (queue ? this.#triggerQueue(queue) : this.#schedulePoll(0)));
    for (const [queue, cron] of this.#cronByQueue) await this.#boss.schedule(queue, cron);
    this.#schedulePoll(0);
  }

  async onModuleDestroy(): Promise<void> {
    if (!this.#startPromise) return;
    this.#isProcessing = false;
    clearTimeout(this.#timer);
    this.#db.stopRetrying();
    await this.#finishRunningJobs();
    await this.#boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false });
    await this.#db.waitForStatements();
  }

  /** Jobs that do not finish in time are retried by another instance, or at the next start. */
  async #finishRunningJobs(): Promise<void> {
    const running = [...this.#queues.values()].flatMap((queue) => queue.running ?? []);
    await Promise.race([Promise.allSettled(running), sleep(STOP_TIMEOUT_MS)]);
    for (const [name, { jobId }] of this.#queues) {
      if (jobId) await this.#boss.fail(name, jobId, { message: 'The instance stopped' });
    }
  }

  /** Executes the due jobs of a queue, one after another. */
  #triggerQueue(name: string): void {
    const queue = this.#queues.get(name);
    if (!queue || !this.#isProcessing) return;
    queue.again = true;
    queue.running ??= this.#drain(name, queue);
  }

  async #drain(name: string, queue: Queue): Promise<void> {
    try {
      while (queue.again) {
        queue.again = false;
        while (this.#isProcessing && (await this.#executeNextJob(name, queue)));
      }
    } catch (error) {
      reportFailure('executing-jobs', error);
    } finally {
      queue.running = undefined;
    }
  }

  /** @returns whether there was a job */
  async #executeNextJob(name: string, queue: Queue): Promise<boolean> {
    const [job] = await this.#boss.fetch<object>(name, { batchSize: 1 });
    if (!job) return false;
    queue.jobId = job.id;
    try {
      // The first job may have been sent from a unit of work that ended long ago.
      await withTimeout(job.expireInSeconds, () => this.unitOfWork.runDetached(() => queue.doIt(job.data)));
      await this.#boss.complete(name, job.id);
    } catch (error) {
      reportFailure(name, error);
      await this.#boss.fail(name, job.id, error as object);
      this.#schedulePoll(0);
    } finally {
      queue.jobId = undefined;
    }
    return true;
  }

  /** Polls for due jobs in at most `ms` milliseconds. */
  #schedulePoll(ms: number): void {
    const at = Date.now() + Math.min(Math.max(0, ms), this.lookEveryMs);
    if (!this.#isProcessing || at >= this.#nextPollAt) return;
    clearTimeout(this.#timer);
    this.#nextPollAt = at;
    this.#timer = setTimeout(() => {
      this.#nextPollAt = Infinity;
      this.#pollPromise = (this.#pollPromise ?? Promise.resolve()).then(() => this.#poll());
    }, at - Date.now());
  }

  async #poll(): Promise<void> {
    try {
      const { rows } = await this.#db.executeSql(SELECT_NEXT_DUE, [[...this.#queues.keys()]]);
      for (const { name, dueInMs } of rows as { name: string; dueInMs: number }[]) {
        if (dueInMs <= 0) this.#triggerQueue(name);
        else if (dueInMs < this.lookEveryMs) this.#schedulePoll(dueInMs + 1);
      }
    } catch (error) {
      reportFailure('finding-due-jobs', error);
    }
    this.#schedulePoll(this.lookEveryMs);
  }

  #start(): Promise<unknown> {
    // Its timers outlive the request or unit of work that happens to start it.
    return (this.#startPromise ??= this.unitOfWork.runDetached(async () => {
      await this.#boss.start();
      const made = new Set((await this.#boss.getQueues()).map(({ name }) => name));
      for (const queue of this.#queues.keys()) {
        if (!made.has(queue)) await this.#boss.createQueue(queue, { name: queue, ...QUEUE_OPTIONS });
      }
    }));
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms).unref());

/** @throws Error if the work takes longer; it may continue, but its job belongs to another worker then */
async function withTimeout(seconds: number, work: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`The job did not finish within ${seconds} seconds`)), seconds * 1_000);
  });
  await Promise.race([work(), late]).finally(() => clearTimeout(timer));
}

let lastJobNumber = 0;

/** Jobs of one transaction have the same time, so their order is decided by the ID, which therefore increases. */
function nextJobId(): string {
  lastJobNumber = Math.max(lastJobNumber + 1, Date.now() * 1_024);
  const id = lastJobNumber.toString(16).padStart(16, '0') + randomBytes(8).toString('hex');
  return [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-');
}
