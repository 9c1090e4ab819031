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

const TIME_LIMIT_MS = 10_000;
const MEMORY_LIMIT_MB = 128;

export const WORKER_FILE = join(__dirname, 'busy-periods.worker.js');

/**
 * Reads a calendar in another thread: a rule can be such that its next occurrence is searched for without end, and a
 * large calendar would delay other requests. A thread that exceeds its time or memory is stopped.
 */
export function readInWorker(request: BusyPeriodsRequest, workerFile = WORKER_FILE): Promise<BusyPeriodsResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, {
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    const timer = setTimeout(() => void worker.terminate(), TIME_LIMIT_MS);
    worker.once('message', (result: BusyPeriodsResult) => resolve(result));
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
