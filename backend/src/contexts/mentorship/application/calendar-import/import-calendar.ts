import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { MINUTE_MS, type Period } from '../../domain/availability/availability';
import {
  CALENDAR_IMPORT_LIMITS,
  CalendarImport,
  type CalendarImportFailure,
  CalendarImportRefused,
  importedTime,
  mergePeriods,
  parseCalendarAddress,
} from '../../domain/calendar-import/calendar-import';
import { Availabilities, UserTimeZones } from '../availability/ports/availabilities';
import { CalendarFiles, CalendarImports, CalendarNotReadable } from './ports/calendar-imports';

/** Reads the busy times of a calendar, in the zone of its owner. */
@UseCase()
export class ReadBusyTimes {
  constructor(
    private readonly files: CalendarFiles,
    private readonly availabilities: Availabilities,
    private readonly timeZones: UserTimeZones,
  ) {}

  /** @throws CalendarNotReadable */
  async execute(userId: number, address: string, now: Date): Promise<readonly Period[]> {
    const hours = await this.availabilities.findByUserId(userId);
    const timeZone = hours?.timeZone ?? (await this.timeZones.findByUserIds([userId])).get(userId) ?? 'UTC';
    const busy = mergePeriods(await this.files.listBusyPeriods(address, importedTime(now), timeZone));
    if (busy.length > CALENDAR_IMPORT_LIMITS.periods) throw new CalendarNotReadable('too-large');
    return busy;
  }
}

/** Adds the calendar of a person, in place of an earlier one. It is read once before it is stored. */
@UseCase()
export class ImportCalendar {
  constructor(
    private readonly calendars: CalendarImports,
    private readonly readBusyTimes: ReadBusyTimes,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws CalendarImportRefused, TooManyRequests */
  async execute(userId: number, url: string): Promise<CalendarImport> {
    const address = parseCalendarAddress(url);
    await this.limits.consume(RATE_LIMITS.calendarImportsPerPerson, String(userId));
    const now = this.clock.now();
    const busy = await this.#read(userId, address, now);
    const calendar = CalendarImport.add(userId, address, now);
    await this.transactions.run(async () => {
      await this.calendars.save(calendar);
      await this.calendars.saveBusyPeriods(userId, busy);
    });
    return calendar;
  }

  async #read(userId: number, address: string, now: Date): Promise<readonly Period[]> {
    try {
      return await this.readBusyTimes.execute(userId, address, now);
    } catch (error) {
      if (error instanceof CalendarNotReadable) throw CalendarImportRefused.fromFailure(error.failure);
      throw error;
    }
  }
}

/** Calendars that are read at the same time. */
const BATCH_SIZE = 10;
const LEASE_MINUTES = 5;

/** Reads all calendars that are due. A calendar that was replaced or removed in the meantime keeps its new state. */
@UseCase()
export class RefreshCalendars {
  constructor(
    private readonly calendars: CalendarImports,
    private readonly readBusyTimes: ReadBusyTimes,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    for (;;) {
      const now = this.clock.now();
      const leaseUntil = new Date(now.getTime() + LEASE_MINUTES * MINUTE_MS);
      const due = await this.calendars.takeDue(now, leaseUntil, BATCH_SIZE);
      await Promise.all(due.map((calendar) => this.#refresh(calendar)));
      if (due.length < BATCH_SIZE) return;
    }
  }

  async #refresh(calendar: CalendarImport): Promise<void> {
    const { userId, address } = calendar.snapshot();
    const read = await this.#read(userId, address);
    if (typeof read === 'string') calendar.recordFailure(read, this.clock.now());
    else calendar.recordReading(this.clock.now());
    await this.transactions.run(async () => {
      const isCurrent = await this.calendars.saveIfUnchanged(calendar);
      if (isCurrent && typeof read !== 'string') await this.calendars.saveBusyPeriods(userId, read);
    });
  }

  async #read(userId: number, address: string): Promise<readonly Period[] | CalendarImportFailure> {
    try {
      return await this.readBusyTimes.execute(userId, address, this.clock.now());
    } catch (error) {
      if (error instanceof CalendarNotReadable) return error.failure;
      throw error;
    }
  }
}
