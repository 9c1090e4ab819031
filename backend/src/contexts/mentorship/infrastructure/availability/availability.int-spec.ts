import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { describeAvailability } from '../../application/availability/testing/availability.contract';
import { SqlAvailabilities, SqlUserTimeZones } from './sql-availabilities';
import { SqlMeetingReader } from '../meetings/typeorm-meetings';
import { SqlCalendarFeeds } from '../calendar/sql-calendar-feeds';
import { insertMeeting } from '../meetings/testing/insert-meeting';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));

describeAvailability('PostgreSQL', async () => {
  const session = unitOfWorkOn(await freshDatabase());
  return {
    timeZones: new SqlUserTimeZones(session),
    availabilities: new SqlAvailabilities(session),
    feeds: new SqlCalendarFeeds(session),
  };
});

describe('calendar addresses in PostgreSQL', () => {
  it('are stored as a hash, and are unique', async () => {
    const feeds = new SqlCalendarFeeds(unitOfWorkOn(db));
    await feeds.save(1, 'secret', new Date());
    const [row] = await db.query<{ text: string; bytes: number }[]>(
      'SELECT f::text AS text, octet_length(token_hash) AS bytes FROM mentorship.calendar_feeds f',
    );
    expect(row!.bytes).toBe(32);
    expect(row!.text).not.toContain(Buffer.from('secret').toString('hex'));
    await expect(feeds.save(2, 'secret', new Date())).rejects.toThrow(/token_hash/);
  });
});

describe('busy periods in PostgreSQL', () => {
  it('are listed only for the requested people and the requested time', async () => {
    const meetings = new SqlMeetingReader(unitOfWorkOn(db), unitOfWorkOn(db));
    const at = (hour: number): Date => new Date(Date.UTC(2027, 2, 1, hour));
    await insertMeeting(db, { hostId: 1, attendeeId: 2, startTime: at(9), endTime: at(10) });
    await insertMeeting(db, { hostId: 3, attendeeId: 1, startTime: at(12), endTime: at(14) });
    await insertMeeting(db, { hostId: 3, attendeeId: 4, startTime: at(10), endTime: at(11) });
    const between = async (userIds: number[], from: number, until: number) =>
      (await meetings.listBusyPeriods(userIds, at(from), at(until))).map(({ startTime }) => startTime.getUTCHours());

    expect(await between([1], 0, 24)).toEqual([9, 12]);
    expect(await between([2, 4], 0, 24)).toEqual([9, 10]);
    expect(await between([1], 10, 12)).toEqual([]);
    expect(await between([1], 9, 13)).toEqual([9, 12]);
    expect(await between([], 0, 24)).toEqual([]);
  });
});
