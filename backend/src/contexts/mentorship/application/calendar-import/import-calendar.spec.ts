import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { MINUTE_MS, type Period, NO_HOURS } from '../../domain/availability/availability';
import { CALENDAR_IMPORT_LIMITS, CalendarImportRefused } from '../../domain/calendar-import/calendar-import';
import { InMemoryAvailabilities, InMemoryUserTimeZones } from '../availability/testing/in-memory-availability';
import { ImportCalendar, ReadBusyTimes, RefreshCalendars } from './import-calendar';
import { CalendarFiles, CalendarNotReadable } from './ports/calendar-imports';
import { InMemoryCalendarImports } from './testing/in-memory-calendar-imports';

const [ADA, MIA] = [1, 2];
const NOON = new Date('2027-03-01T12:00:00Z');
const ADDRESS = 'https://calendar.example/ada.ics';
const hour = (at: number): Period => ({
  startTime: new Date(NOON.getTime() + at * 60 * MINUTE_MS),
  endTime: new Date(NOON.getTime() + (at + 1) * 60 * MINUTE_MS),
});

class StubCalendarFiles extends CalendarFiles {
  readonly calls: unknown[][] = [];
  answer: () => Promise<readonly Period[]> = async () => [hour(2), hour(1)];

  async listBusyPeriods(address: string, { startTime, endTime }: Period, timeZone: string): Promise<readonly Period[]> {
    this.calls.push([address, startTime.toISOString(), endTime.toISOString(), timeZone]);
    return this.answer();
  }
}

function fixture() {
  const [calendars, files] = [new InMemoryCalendarImports(), new StubCalendarFiles()];
  const [availabilities, timeZones] = [new InMemoryAvailabilities(), new InMemoryUserTimeZones()];
  const clock = { at: NOON, now: () => clock.at };
  const counted: string[] = [];
  const limits = {
    consume: async (_: object, key: string) => void counted.push(key),
    consumeAndCount: async () => null,
    check: async () => undefined,
    reset: async () => undefined,
  };
  const read = new ReadBusyTimes(files, availabilities, timeZones);
  return {
    calendars,
    files,
    availabilities,
    timeZones,
    clock,
    counted,
    importCalendar: new ImportCalendar(calendars, read, limits, new NoTransactions(), clock),
    refresh: new RefreshCalendars(calendars, read, new NoTransactions(), clock),
    busyHours: async (userId: number) =>
      (await calendars.listBusyPeriods([userId], NOON, hour(100).endTime)).map(
        ({ startTime }) => (startTime.getTime() - NOON.getTime()) / (60 * MINUTE_MS),
      ),
  };
}

describe('adding a calendar', () => {
  it('reads it once, in the zone of the hours or else of the device, and stores its busy times', async () => {
    const { importCalendar, files, availabilities, timeZones, busyHours, calendars, counted } = fixture();
    await importCalendar.execute(ADA, ' webcal://calendar.example/ada.ics ');
    await timeZones.save(ADA, 'Asia/Kolkata');
    await importCalendar.execute(ADA, ADDRESS);
    await availabilities.save(ADA, NO_HOURS, 'America/New_York');
    await importCalendar.execute(ADA, ADDRESS);
    const [from, until] = ['2027-03-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'];
    expect(files.calls).toEqual(
      ['UTC', 'Asia/Kolkata', 'America/New_York'].map((zone) => [ADDRESS, from, until, zone]),
    );
    expect(await busyHours(ADA)).toEqual([1]);
    expect((await calendars.findByUserId(ADA))?.snapshot()).toMatchObject({ address: ADDRESS, readAt: NOON });
    expect(counted).toEqual(['1', '1', '1']);
  });

  it('that can’t be read is refused with the field, and changes nothing', async () => {
    const { importCalendar, files, calendars, busyHours } = fixture();
    await importCalendar.execute(ADA, ADDRESS);
    const before = (await calendars.findByUserId(ADA))!.snapshot();
    files.answer = async () => {
      throw new CalendarNotReadable('refused');
    };
    const refusal: CalendarImportRefused = await importCalendar
      .execute(ADA, 'https://calendar.example/other.ics')
      .catch((error) => error);
    expect(refusal).toBeInstanceOf(CalendarImportRefused);
    expect(refusal.fields.map(({ field }) => field)).toEqual(['url']);
    expect((await calendars.findByUserId(ADA))!.snapshot()).toEqual(before);
    expect(await busyHours(ADA)).toEqual([1]);
  });

  it('with too many busy times is refused', async () => {
    const { importCalendar, files, calendars } = fixture();
    files.answer = async () => Array.from({ length: CALENDAR_IMPORT_LIMITS.periods + 1 }, (_, n) => hour(2 * n));
    await expect(importCalendar.execute(ADA, ADDRESS)).rejects.toThrow(CalendarImportRefused);
    expect(await calendars.findByUserId(ADA)).toBeNull();
  });
});

describe('refreshing calendars', () => {
  it('reads those that are due, and keeps the busy times of one that fails', async () => {
    const { importCalendar, refresh, files, clock, calendars, busyHours } = fixture();
    await importCalendar.execute(ADA, ADDRESS);
    clock.at = new Date(NOON.getTime() + 10 * MINUTE_MS);
    await importCalendar.execute(MIA, ADDRESS);
    files.answer = async () => [hour(5)];
    clock.at = new Date(NOON.getTime() + 15 * MINUTE_MS);
    await refresh.execute();
    expect([await busyHours(ADA), await busyHours(MIA)]).toEqual([[5], [1]]);

    files.answer = async () => {
      throw new CalendarNotReadable('unreachable');
    };
    clock.at = new Date(NOON.getTime() + 30 * MINUTE_MS);
    await refresh.execute();
    expect([await busyHours(ADA), await busyHours(MIA)]).toEqual([[5], [1]]);
    expect((await calendars.findByUserId(ADA))!.snapshot()).toMatchObject({ failure: 'unreachable', failures: 1 });
  });

  it('reads more calendars than one batch holds', async () => {
    const { importCalendar, refresh, files, clock, busyHours } = fixture();
    const people = Array.from({ length: 25 }, (_, n) => n + 1);
    for (const userId of people) await importCalendar.execute(userId, ADDRESS);
    files.answer = async () => [hour(7)];
    clock.at = new Date(NOON.getTime() + 15 * MINUTE_MS);
    await refresh.execute();
    for (const userId of people) expect(await busyHours(userId)).toEqual([7]);
  });

  it('changes nothing of a calendar that was removed or replaced while it was read', async () => {
    const { importCalendar, refresh, files, clock, calendars, busyHours } = fixture();
    await importCalendar.execute(ADA, ADDRESS);
    await importCalendar.execute(MIA, ADDRESS);
    clock.at = new Date(NOON.getTime() + 15 * MINUTE_MS);
    const changes = [
      () => calendars.delete(ADA),
      async () => {
        files.answer = async () => [hour(3)];
        await importCalendar.execute(MIA, 'https://calendar.example/other.ics');
      },
    ];
    files.answer = async () => {
      files.answer = async () => [hour(9)];
      for (const change of changes.splice(0)) await change();
      return [hour(9)];
    };
    await refresh.execute();
    expect(await calendars.findByUserId(ADA)).toBeNull();
    expect([await busyHours(ADA), await busyHours(MIA)]).toEqual([[], [3]]);
  });
});
