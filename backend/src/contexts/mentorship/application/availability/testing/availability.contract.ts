import { NO_HOURS, type OfferedHours } from '../../../domain/availability/availability';
import type { Availabilities } from '../ports/availabilities';
import type { CalendarFeeds } from '../../calendar/ports/calendar-feeds';
import type { TimeZones } from '../ports/time-zones';

export interface AvailabilityKeepers {
  readonly timeZones: TimeZones;
  readonly availabilities: Availabilities;
  readonly feeds: CalendarFeeds;
}

const NOON = new Date('2027-03-01T12:00:00.000Z');
const LATER = new Date('2027-03-02T12:00:00.000Z');

/** What every keeper of time zones, hours and addresses of calendars must do, whether in PostgreSQL or in a Map. */
export function describeAvailability(name: string, open: () => Promise<AvailabilityKeepers>): void {
  describe(`${name} keeps`, () => {
    let keepers: AvailabilityKeepers;
    beforeAll(async () => (keepers = await open()));

    it('in which time zone people live, as they told last', async () => {
      const { timeZones } = keepers;
      await timeZones.note(1, 'Europe/Berlin', NOON);
      await timeZones.note(2, 'UTC', NOON);
      await timeZones.note(1, 'Asia/Kolkata', LATER);
      expect([...(await timeZones.of([1, 3]))]).toEqual([[1, 'Asia/Kolkata']]);
      expect([...(await timeZones.of([]))]).toEqual([]);
    });

    it('which hours people offer, as they said last', async () => {
      const { availabilities } = keepers;
      const hours: OfferedHours = {
        ...{ lengthMinutes: 45, noticeHours: 3, daysOff: ['2027-07-04', '2027-12-24'] },
        rules: [
          { day: 1, from: '09:00', to: '12:00' },
          { day: 7, from: '00:00', to: '24:00' },
        ],
      };
      expect(await availabilities.of(1)).toBeNull();
      await availabilities.save(1, NO_HOURS);
      await availabilities.save(1, hours);
      await availabilities.save(2, NO_HOURS);
      expect(await availabilities.of(1)).toEqual(hours);
      expect(await availabilities.of(2)).toEqual(NO_HOURS);
      expect([...(await availabilities.offering([1, 2, 3]))]).toEqual([1]);
      expect([...(await availabilities.offering([2]))]).toEqual([]);
    });

    it('whose address it is, one for each, until it is renewed or ended', async () => {
      const { feeds } = keepers;
      expect([await feeds.madeAt(1), await feeds.ownerOf('first')]).toEqual([null, null]);
      await feeds.renew(1, 'first', NOON);
      await feeds.renew(2, 'other', NOON);
      expect([await feeds.madeAt(1), await feeds.ownerOf('first'), await feeds.ownerOf('other')]).toEqual([NOON, 1, 2]);

      await feeds.renew(1, 'second', LATER);
      expect([await feeds.madeAt(1), await feeds.ownerOf('first'), await feeds.ownerOf('second')]).toEqual([
        ...[LATER, null, 1],
      ]);
      await feeds.end(1);
      await feeds.end(1);
      expect([await feeds.madeAt(1), await feeds.ownerOf('second'), await feeds.ownerOf('other')]).toEqual([
        ...[null, null, 2],
      ]);
    });
  });
}
