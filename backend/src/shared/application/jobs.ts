export interface JobOptions {
  /** The earliest time to run the job. */
  readonly startAfter?: Date;
  /** At most one waiting job of the queue has this key. */
  readonly singletonKey?: string;
}

/**
 * Background work that people need not wait for. Stored in the database, so it survives a crash and is shared by all
 * instances.
 */
export abstract class Jobs {
  /**
   * Registers the handler of `queue`. It runs at least once per job, and again after a failure, so it must be
   * idempotent.
   */
  abstract process<T extends object>(queue: string, doIt: (data: T) => Promise<void>): void;

  /** Adds a job; inside a unit of work, it is added if and only if that is committed. */
  abstract send(queue: string, data: object, options?: JobOptions): Promise<void>;

  /** Adds a job on a schedule, once for all instances. `cron` has five fields, in UTC. */
  abstract schedule(queue: string, cron: string): void;
}
