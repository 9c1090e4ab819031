import { CalendarImport } from '../../../domain/calendar-import/calendar-import';
import type { CalendarImports } from '../ports/calendar-imports';

const at = (time: string): Date => new Date(`2027-03-01T${time}:00.000Z`);
const busy = (from: string, until: string) => ({ startTime: at(from), endTime: at(until) });
const ADDRESS = 'https://calendar.example/private-4711.ics';
const [ONE, TWO, THREE] = [1, 2, 3];

/** Contract for every store of calendars that people have added, in PostgreSQL or in memory. */
export function describeCalendarImports(name: string, open: () => Promise<CalendarImports>): void {
  describe(`${name} keeps`, () => {
    let calendars: CalendarImports;
    beforeEach(async () => {
      calendars = await open();
      for (const userId of [ONE, TWO, THREE]) await calendars.delete(userId);
    });
    const hoursOf = async (userIds: number[], from = '00:00', until = '23:59') =>
      (await calendars.listBusyPeriods(userIds, at(from), at(until))).map(({ startTime, endTime }) =>
        [startTime, endTime].map((time) => time.toISOString().slice(11, 16)).join('-'),
      );

    it('one calendar per person, with its address and state', async () => {
      expect(await calendars.findByUserId(ONE)).toBeNull();
      await calendars.save(CalendarImport.add(ONE, 'https://calendar.example/first.ics', at('08:00')));
      const calendar = CalendarImport.add(ONE, ADDRESS, at('09:00'));
      calendar.recordFailure('refused', at('09:30'));
      await calendars.save(calendar);
      expect((await calendars.findByUserId(ONE))!.snapshot()).toEqual(calendar.snapshot());
      expect(await calendars.findByUserId(TWO)).toBeNull();
    });

    it('the state of a reading only if the calendar is still the same', async () => {
      const calendar = CalendarImport.add(ONE, ADDRESS, at('09:00'));
      await calendars.save(calendar);
      calendar.recordReading(at('10:00'));
      expect(await calendars.saveIfUnchanged(calendar)).toBe(true);
      expect((await calendars.findByUserId(ONE))!.snapshot()).toEqual(calendar.snapshot());

      const replacement = CalendarImport.add(ONE, ADDRESS, at('10:30'));
      await calendars.save(replacement);
      calendar.recordFailure('unreachable', at('11:00'));
      expect(await calendars.saveIfUnchanged(calendar)).toBe(false);
      expect((await calendars.findByUserId(ONE))!.snapshot()).toEqual(replacement.snapshot());
      await calendars.delete(ONE);
      expect(await calendars.saveIfUnchanged(replacement)).toBe(false);
      expect(await calendars.findByUserId(ONE)).toBeNull();
    });

    it('the last busy times of each person', async () => {
      await calendars.saveBusyPeriods(ONE, [busy('09:00', '10:00'), busy('12:00', '13:00'), busy('15:00', '16:00')]);
      await calendars.saveBusyPeriods(TWO, [busy('11:00', '12:00')]);
      await calendars.saveBusyPeriods(ONE, [busy('09:00', '10:30'), busy('15:00', '16:00'), busy('18:00', '19:00')]);
      expect(await hoursOf([ONE])).toEqual(['09:00-10:30', '15:00-16:00', '18:00-19:00']);
      expect(await hoursOf([ONE, TWO, THREE], '10:30', '16:00')).toEqual(['11:00-12:00', '15:00-16:00']);
      expect(await hoursOf([])).toEqual([]);
      await calendars.saveBusyPeriods(ONE, []);
      expect(await hoursOf([ONE, TWO])).toEqual(['11:00-12:00']);
      await calendars.delete(TWO);
      expect(await hoursOf([ONE, TWO])).toEqual([]);
    });

    it('readings that are due, and gives each to one process', async () => {
      for (const [userId, added] of [
        [ONE, '08:05'],
        [TWO, '08:00'],
        [THREE, '09:00'],
      ] as const)
        await calendars.save(CalendarImport.add(userId, ADDRESS, at(added)));
      const take = async (limit: number) =>
        (await calendars.takeDue(at('09:00'), at('09:05'), limit)).map((one) => one.snapshot().userId);
      expect(await take(1)).toEqual([TWO]);
      expect(await take(5)).toEqual([ONE]);
      expect(await take(5)).toEqual([]);
      expect((await calendars.findByUserId(TWO))!.snapshot()).toMatchObject({
        address: ADDRESS,
        nextReadAt: at('09:05'),
      });
    });
  });
}
