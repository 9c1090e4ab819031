import { DomainError } from '../../../../shared/domain/domain-error';
import { DAY_MS, MINUTE_MS, type Period } from '../availability/availability';

export const CALENDAR_IMPORT_LIMITS = {
  addressLength: 2_000,
  /** Days after the current one for which busy times are stored; meetings can't be scheduled later. */
  daysAhead: 366,
  /** After overlapping ones are merged. */
  periods: 5_000,
  refreshMinutes: 15,
  /** The longest pause after failures. */
  pauseMinutes: 6 * 60,
} as const;

/** Why an address can't be read. */
export type CalendarImportFailure = 'not-public' | 'unreachable' | 'refused' | 'too-large' | 'not-a-calendar';

const FAILURE_MESSAGES: Readonly<Record<CalendarImportFailure, string>> = {
  'not-public': 'This address isn’t on the public internet. Use the address that your calendar shows for other apps.',
  unreachable: 'We couldn’t reach this address. Check it and try again.',
  refused: 'The calendar refused this address. Check whether it’s still valid.',
  'too-large': 'This calendar is too large. Use an address with fewer past events.',
  'not-a-calendar': 'There’s no calendar at this address. Copy the address that ends with .ics.',
};

/** The calendar's address is invalid, or the calendar can't be read. */
export class CalendarImportRefused extends DomainError {
  constructor(message: string) {
    super('invalid', 'mentorship.calendar-import-refused', message, [{ field: 'url', message }]);
  }

  static fromFailure(failure: CalendarImportFailure): CalendarImportRefused {
    return new CalendarImportRefused(FAILURE_MESSAGES[failure]);
  }
}

export interface CalendarImportState {
  readonly userId: number;
  /** Secret: anyone who has it can read the calendar. */
  readonly address: string;
  readonly addedAt: Date;
  /** Time of the last successful reading. */
  readonly readAt: Date;
  /** Why the last reading failed; null if it succeeded. */
  readonly failure: CalendarImportFailure | null;
  /** Failures since the last successful reading. */
  readonly failures: number;
  readonly nextReadAt: Date;
}

/** The calendar of a person, whose busy times are left out of the times that others can choose. */
export class CalendarImport {
  #state: CalendarImportState;

  private constructor(state: CalendarImportState) {
    this.#state = state;
  }

  static restore(state: CalendarImportState): CalendarImport {
    return new CalendarImport(state);
  }

  /** Adds a calendar that has just been read. */
  static add(userId: number, address: string, now: Date): CalendarImport {
    const nextReadAt = addMinutes(now, CALENDAR_IMPORT_LIMITS.refreshMinutes);
    return new CalendarImport({ userId, address, addedAt: now, readAt: now, failure: null, failures: 0, nextReadAt });
  }

  recordReading(now: Date): void {
    const nextReadAt = addMinutes(now, CALENDAR_IMPORT_LIMITS.refreshMinutes);
    this.#state = { ...this.#state, readAt: now, failure: null, failures: 0, nextReadAt };
  }

  /** Keeps the busy times of the last successful reading, and waits twice as long after each failure. */
  recordFailure(failure: CalendarImportFailure, now: Date): void {
    const { refreshMinutes, pauseMinutes } = CALENDAR_IMPORT_LIMITS;
    const pause = Math.min(refreshMinutes * 2 ** this.#state.failures, pauseMinutes);
    const failures = this.#state.failures + 1;
    this.#state = { ...this.#state, failure, failures, nextReadAt: addMinutes(now, pause) };
  }

  snapshot(): CalendarImportState {
    return this.#state;
  }
}

const addMinutes = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS);

/**
 * Returns the address of a calendar as it is requested: `webcal:` becomes `https:`.
 * @throws CalendarImportRefused
 */
export function parseCalendarAddress(text: string): string {
  const address = text.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(address)) throw new CalendarImportRefused('Enter the whole address, starting with https://.');
  const { protocol, username, password, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new CalendarImportRefused('The address must start with https:// or webcal://.');
  }
  if (username || password) throw new CalendarImportRefused('The address can’t contain a user name or password.');
  return href;
}

/** Returns what the owner sees of a stored address: the server, without the secret part. */
export const maskCalendarAddress = (address: string): string => `${new URL(address).origin}/…`;

/** Sorts periods and merges those that overlap or touch. Empty periods are left out. */
export function mergePeriods(periods: readonly Period[]): Period[] {
  const merged: Period[] = [];
  for (const { startTime, endTime } of periods.toSorted((a, b) => a.startTime.getTime() - b.startTime.getTime())) {
    if (endTime <= startTime) continue;
    const last = merged.at(-1);
    if (last && startTime <= last.endTime) {
      merged[merged.length - 1] = {
        startTime: last.startTime,
        endTime: endTime > last.endTime ? endTime : last.endTime,
      };
    } else {
      merged.push({ startTime, endTime });
    }
  }
  return merged;
}

/** Returns the time for which busy times are stored: from the start of the current UTC day. */
export function importedTime(now: Date): Period {
  const startTime = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  return { startTime, endTime: new Date(startTime.getTime() + CALENDAR_IMPORT_LIMITS.daysAhead * DAY_MS) };
}
