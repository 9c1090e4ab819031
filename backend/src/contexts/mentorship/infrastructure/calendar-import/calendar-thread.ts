import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Period } from '../../domain/availability/availability';

/** A calendar and the time for which its busy periods are needed. */
export interface BusyPeriodsRequest extends Period {
  readonly text: string;
  /** IANA name of the zone of times that have none. */
  readonly timeZone: string;
}

export type BusyPeriodsResult =
  | { readonly periods: readonly Period[] }
  | { readonly failure: 'not-a-calendar' | 'too-large' };

const MEMORY_LIMIT_MB = 128;

/**
 * Reads calendars, each in a thread of its own: a rule can be such that its next occurrence is searched for without
 * end, and a large calendar would delay other requests. A thread that exceeds its time or memory is stopped.
 */
export class CalendarThread {
  constructor(
    private readonly workerFile = join(__dirname, 'busy-periods.worker.js'),
    private readonly timeLimitMs = 10_000,
  ) {}

  read(request: BusyPeriodsRequest): Promise<BusyPeriodsResult> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.workerFile, {
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
      });
      const timer = setTimeout(() => void worker.terminate(), this.timeLimitMs);
      worker.once('message', resolve);
      worker.postMessage(request);
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ failure: 'too-large' });
        else reject(error);
      });
      worker.once('exit', () => {
        clearTimeout(timer);
        resolve({ failure: 'too-large' });
      });
    });
  }
}
