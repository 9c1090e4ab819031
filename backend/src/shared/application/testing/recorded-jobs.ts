import { type JobOptions, Jobs } from '../jobs';

/** Records jobs instead of running them. */
export class RecordedJobs extends Jobs {
  readonly queued: [queue: string, data: object][] = [];
  /** The earliest times of the queued jobs; undefined for those that run immediately. */
  readonly startTimes: (Date | undefined)[] = [];

  process(): void {}

  schedule(): void {}

  async send(queue: string, data: object, options: JobOptions = {}): Promise<void> {
    this.queued.push([queue, data]);
    this.startTimes.push(options.startAfter);
  }
}
