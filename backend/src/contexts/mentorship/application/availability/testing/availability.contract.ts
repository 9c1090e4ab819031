import { NO_HOURS, type OfferedHours } from '../../../domain/availability/availability';
import type { Availabilities, UserTimeZones } from '../ports/availabilities';
import type { CalendarFeeds } from '../../calendar/ports/meeting-files';

export interface AvailabilityStores {
  readonly timeZones: UserTimeZones;
  readonly availabilities: Availabilities;
  readonly feeds: CalendarFeeds;
}

const NOON = new Date('2027-03-01T12:00:00.000Z');
const LATER = new Date('2027-03-02T12:00:00.000Z');

/** Contract for every store of time zones, hours and calendar feeds, in PostgreSQL or in memory. */
export function describeAvailability(name: string, open: () => Promise<AvailabilityStores>): void {
  describe(`${name} keeps`, () => {
    let stores: AvailabilityStores;
    beforeAll(async () => (stores = await open()));

    it('the latest time zone of each user', async () => {
      const { timeZones } = stores;
      await timeZones.save(1, 'Europe/Berlin', NOON);
      await timeZones.save(2, 'UTC', NOON);
      await timeZones.save(1, 'Asia/Kolkata', LATER);
      expect([...(await timeZones.findByUserIds([1, 3]))]).toEqual([[1, 'Asia/Kolkata']]);
      expect([...(await timeZones.findByUserIds([]))]).toEqual([]);
    });

    it('the latest hours of each user', async () => {
      const { availabilities } = stores;
      const hours: OfferedHours = {
        lengthMinutes: 45,
        noticeHours: 3,
        daysOff: ['2027-07-04', '2027-12-24'],
        rules: [
          { day: 1, from: '09:00', to: '12:00' },
          { day: 7, from: '00:00', to: '24:00' },
        ],
      };
      expect(await availabilities.findByUserId(1)).toBeNull();
      await availabilities.save(1, NO_HOURS, 'UTC');
      await availabilities.save(1, hours, 'Asia/Kolkata');
      await availabilities.save(2, NO_HOURS, 'Europe/Berlin');
      expect(await availabilities.findByUserId(1)).toEqual({ ...hours, timeZone: 'Asia/Kolkata' });
      expect(await availabilities.findByUserId(2)).toEqual({ ...NO_HOURS, timeZone: 'Europe/Berlin' });
      expect([...(await availabilities.findIdsWithHours([1, 2, 3]))]).toEqual([1]);
      expect([...(await availabilities.findIdsWithHours([2]))]).toEqual([]);
    });

    it('one calendar feed per user, until it is renewed or deleted', async () => {
      const { feeds } = stores;
      expect([await feeds.findCreatedAt(1), await feeds.findOwner('first')]).toEqual([null, null]);
      await feeds.save(1, 'first', NOON);
      await feeds.save(2, 'other', NOON);
      expect([await feeds.findCreatedAt(1), await feeds.findOwner('first'), await feeds.findOwner('other')]).toEqual([
        NOON,
        1,
        2,
      ]);

      await feeds.save(1, 'second', LATER);
      expect([await feeds.findCreatedAt(1), await feeds.findOwner('first'), await feeds.findOwner('second')]).toEqual([
        LATER,
        null,
        1,
      ]);
      await feeds.delete(1);
      await feeds.delete(1);
      expect([await feeds.findCreatedAt(1), await feeds.findOwner('second'), await feeds.findOwner('other')]).toEqual([
        null,
        null,
        2,
      ]);
    });
  });
}
