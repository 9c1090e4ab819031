import { parentPort } from 'node:worker_threads';
import { CalendarTooLarge, listBusyPeriodsOf, NotACalendar } from './ical-busy-periods';
import type { BusyPeriodsRequest, BusyPeriodsResult } from './calendar-thread';

/** Reads one calendar in a thread of its own. */
function read({ text, startTime, endTime, timeZone }: BusyPeriodsRequest): BusyPeriodsResult {
  try {
    return { periods: listBusyPeriodsOf(text, { startTime, endTime }, timeZone) };
  } catch (error) {
    if (error instanceof NotACalendar) return { failure: 'not-a-calendar' };
    if (error instanceof CalendarTooLarge) return { failure: 'too-large' };
    throw error;
  }
}

parentPort?.once('message', (request: BusyPeriodsRequest) => parentPort?.postMessage(read(request)));
