export interface JobOptions {
  /** Not before this moment. */
  readonly startAfter?: Date;
  /** At most one waiting job of the queue carries this key. */
  readonly singletonKey?: string;
}

/** Work that a person need not wait for. Kept in the database: it survives a crash and is shared by all instances. */
export abstract class Jobs {
  /** Names who does the work of `queue`. Runs at least once per job, again after a failure, so it must be idempotent. */
  abstract process<T extends object>(queue: string, doIt: (data: T) => Promise<void>): void;

  /** Adds a job; inside a unit of work it is added if and only if that is kept. */
  abstract send(queue: string, data: object, options?: JobOptions): Promise<void>;

  /** Adds a job by the calendar, once for all instances. `cron` has five fields, in UTC. */
  abstract schedule(queue: string, cron: string): void;
}
