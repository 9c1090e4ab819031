import type { Period } from '../../../domain/availability/availability';
import type { CalendarImport, CalendarImportFailure } from '../../../domain/calendar-import/calendar-import';

/** Calendars that people have added, at most one each, with their busy times. */
export abstract class CalendarImports {
  abstract findByUserId(userId: number): Promise<CalendarImport | null>;

  /** Stores a calendar in place of the earlier one. */
  abstract save(calendar: CalendarImport): Promise<void>;

  /** Stores a calendar only if it is still the one with this address and time of adding. */
  abstract saveIfUnchanged(calendar: CalendarImport): Promise<boolean>;

  /** Replaces the busy times of a person; writes nothing if they are the same. */
  abstract saveBusyPeriods(userId: number, periods: readonly Period[]): Promise<void>;

  /** Deletes the calendar of a person and its busy times. */
  abstract delete(userId: number): Promise<void>;

  /**
   * Returns calendars whose next reading is due, those due first, and moves that reading to `leaseUntil`, so that no
   * other process reads them at the same time.
   */
  abstract takeDue(now: Date, leaseUntil: Date, limit: number): Promise<readonly CalendarImport[]>;

  /** Lists the stored busy times of these people that overlap a period. */
  abstract listBusyPeriods(userIds: readonly number[], from: Date, until: Date): Promise<readonly Period[]>;
}

/** A calendar could not be read from its address. */
export class CalendarNotReadable extends Error {
  constructor(
    readonly failure: CalendarImportFailure,
    options?: ErrorOptions,
  ) {
    super(`The calendar can't be read: ${failure}`, options);
  }
}

/** Calendars at public addresses, in the format iCalendar (RFC 5545). */
export abstract class CalendarFiles {
  /**
   * Reads the times within a period at which a calendar is busy, in any order. Times without a zone and whole days are
   * in `timeZone`, an IANA name.
   * @throws CalendarNotReadable
   */
  abstract listBusyPeriods(address: string, within: Period, timeZone: string): Promise<readonly Period[]>;
}
