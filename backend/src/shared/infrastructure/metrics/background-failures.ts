import { Logger } from '@nestjs/common';
import { Counter } from 'prom-client';

/** Failures of work that no request waits for. One counter for the process, which the last-resort handlers share. */
export const backgroundFailuresCounter = new Counter({
  name: 'background_failures_total',
  help: 'Failed jobs, listeners and timers, by name',
  labelNames: ['name'],
  registers: [],
});

const log = new Logger('Background');

/**
 * Logs and counts a failure of background work.
 * @param name a fixed name, without data of people or IDs
 */
export function reportFailure(name: string, error: unknown): void {
  backgroundFailuresCounter.inc({ name });
  log.error(`${name} failed`);
  log.error(error);
}

/** Runs work that no caller waits for. A failure, now or later, is reported and doesn't reach the caller. */
export function runReportingFailure(name: string, work: () => unknown): void {
  try {
    const result = work();
    if (result instanceof Promise) result.catch((error: unknown) => reportFailure(name, error));
  } catch (error) {
    reportFailure(name, error);
  }
}

/**
 * The last resort: reports errors that no code has caught, where Node would end the process and with it all requests in
 * progress.
 */
export function reportUncaughtErrors(): void {
  process.on('uncaughtException', (error) => reportFailure('uncaught-exception', error));
  process.on('unhandledRejection', (error) => reportFailure('unhandled-rejection', error));
}
