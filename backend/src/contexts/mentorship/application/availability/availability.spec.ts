import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import {
  NO_HOURS,
  type OfferedHours,
  PersonNotFound,
  UnknownTimeZone,
  type Period,
} from '../../domain/availability/availability';
import { SetAvailability, SetTimeZone } from './set-availability';
import { InMemoryMeetingReader, InMemoryMeetings } from '../meetings/testing/in-memory-meetings';
import { TimeZoneDatabase } from './ports/availabilities';
import { ListSlots, CheckTimeFit } from '../meeting-planning/meeting-times';
import { InMemoryAvailabilities, InMemoryUserTimeZones } from './testing/in-memory-availability';
import {
  InMemoryBlocks,
  InMemoryConnectionCounts,
  InMemoryConnections,
  InMemoryWaitList,
} from '../connections/testing/in-memory-connections';
import { InMemoryAlumniProfiles, InMemoryStudentProfiles } from '../profiles/testing/in-memory-profiles';
import { InMemoryCalendarImports } from '../calendar-import/testing/in-memory-calendar-imports';
import { FIRST_STUDENT_ID, connectionUseCases } from '../connections/testing/connection-use-cases';

const [STUDENT, MENTOR] = [FIRST_STUDENT_ID, 1];
/** A Monday. */
const NOW = new Date('2027-03-01T12:00:00Z');
const HOURS: OfferedHours = { ...NO_HOURS, noticeHours: 0, rules: [{ day: 1, from: '09:00', to: '18:00' }] };

/** Two time zones with a constant offset: one an hour ahead of UTC, one far behind. */
class StubTimeZoneDatabase extends TimeZoneDatabase {
  findByName(name: string) {
    const minutes = { near: 60, far: -600 }[name];
    return minutes === undefined ? null : { offsetAt: () => minutes };
  }

  formatPeriod(): string {
    return '';
  }
}

class StubMeetings extends InMemoryMeetingReader {
  readonly periodsByUser = new Map<number, Period[]>();

  override async listBusyPeriods(userIds: readonly number[]): Promise<readonly Period[]> {
    return userIds.flatMap((userId) => this.periodsByUser.get(userId) ?? []);
  }
}

function hours() {
  const [timeZones, availabilities, busy] = [
    new InMemoryUserTimeZones(),
    new InMemoryAvailabilities(),
    new StubMeetings(new InMemoryMeetings()),
  ];
  const calendars = new InMemoryCalendarImports();
  const [zones, connections, clock] = [new StubTimeZoneDatabase(), new InMemoryConnections(), { now: () => NOW }];
  const people = connectionUseCases({
    connections,
    counts: new InMemoryConnectionCounts(connections),
    blocks: new InMemoryBlocks(),
    waitList: new InMemoryWaitList(),
    alumni: new InMemoryAlumniProfiles(),
    students: new InMemoryStudentProfiles(),
    transactions: new NoTransactions(),
  });
  const setTimeZone = new SetTimeZone(timeZones, zones, clock);
  return {
    timeZones,
    busy,
    calendars,
    people,
    setTimeZone,
    offer: new SetAvailability(availabilities, setTimeZone, new NoTransactions()),
    timeFit: new CheckTimeFit(timeZones, zones, availabilities),
    slots: new ListSlots(people.relationship, availabilities, timeZones, zones, busy, calendars, clock),
    async connect() {
      const { id } = await people.request.execute({ fromUserId: STUDENT, toUserId: MENTOR, message: null });
      await people.answer.execute({ by: MENTOR, connectionId: id, answer: 'connected' });
    },
  };
}
const at = (from: string, until: string): Period => ({
  startTime: new Date(`2027-03-01T${from}:00Z`),
  endTime: new Date(`2027-03-01T${until}:00Z`),
});

describe('offering hours', () => {
  it('requires a time zone, sent with the hours or saved before', async () => {
    const { offer } = hours();
    await expect(offer.execute(MENTOR, HOURS)).rejects.toThrow(UnknownTimeZone);
    await expect(offer.execute(MENTOR, HOURS, 'elsewhere')).rejects.toThrow(UnknownTimeZone);
    expect(await offer.findHours(MENTOR)).toEqual({ ...NO_HOURS, timeZone: null });
    expect(await offer.execute(MENTOR, HOURS, 'near')).toEqual({ ...HOURS, timeZone: 'near' });
  });

  it('keeps them in the zone in which they were saved when the device moves, until they are saved in another', async () => {
    const { offer, setTimeZone, slots, timeFit, connect } = hours();
    await connect();
    await offer.execute(MENTOR, HOURS, 'near');
    const listSlots = () => slots.execute({ by: STUDENT, otherId: MENTOR, days: 6 });
    const before = await listSlots();
    await setTimeZone.execute(MENTOR, 'far');
    expect(await offer.findHours(MENTOR)).toEqual({ ...HOURS, timeZone: 'near' });
    expect(await listSlots()).toEqual(before);
    expect(await timeFit.execute(MENTOR, at('12:00', '13:00'))).toEqual({ isAtNight: true, isOutsideHours: false });

    expect(await offer.execute(MENTOR, HOURS)).toMatchObject({ timeZone: 'near' });
    expect(await offer.execute(MENTOR, HOURS, 'far')).toMatchObject({ timeZone: 'far' });
    expect(await listSlots()).not.toEqual(before);
    expect(await setTimeZone.findTimeZone(MENTOR)).toBe('far');
  });

  it('saves the zone as that of the device only if none is known', async () => {
    const { offer, setTimeZone } = hours();
    await offer.execute(MENTOR, HOURS, 'near');
    expect(await setTimeZone.findTimeZone(MENTOR)).toBe('near');
    await offer.execute(MENTOR, HOURS, 'far');
    expect(await setTimeZone.findTimeZone(MENTOR)).toBe('near');
  });
});

describe('checking whether a time fits', () => {
  it('raises no warning for a person with an unknown time zone', async () => {
    expect(await hours().timeFit.execute(MENTOR, at('02:00', '03:00'))).toEqual({
      isAtNight: false,
      isOutsideHours: false,
    });
  });

  it.each([
    ['12:00', '13:00', false, false],
    ['17:30', '18:00', false, true],
    ['21:59', '22:01', true, true],
    ['04:00', '05:01', true, true],
    ['05:00', '05:30', false, true],
  ])('from %s to %s, for a person in a zone an hour ahead', async (from, until, isAtNight, isOutsideHours) => {
    const { timeFit, offer, setTimeZone } = hours();
    await setTimeZone.execute(MENTOR, 'near');
    expect(await timeFit.execute(MENTOR, at(from, until))).toEqual({ isAtNight, isOutsideHours: false });
    await offer.execute(MENTOR, HOURS);
    expect(await timeFit.execute(MENTOR, at(from, until))).toEqual({ isAtNight, isOutsideHours });
  });
});

describe('free slots of a person', () => {
  it('exclude meetings of both people and times that have begun', async () => {
    const { slots, offer, busy, connect } = hours();
    await connect();
    await offer.execute(MENTOR, HOURS, 'near');
    busy.periodsByUser.set(STUDENT, [at('14:00', '15:00')]);
    busy.periodsByUser.set(MENTOR, [at('15:30', '16:00')]);
    const found = await slots.execute({ by: STUDENT, otherId: MENTOR, days: 6 });
    expect(found.map(({ startTime }) => startTime.toISOString().slice(11, 16))).toEqual([
      '12:00',
      '12:30',
      '13:00',
      '13:30',
      '15:00',
      '16:00',
      '16:30',
    ]);
    const hourLongSlots = await slots.execute({ by: STUDENT, otherId: MENTOR, days: 6, length: 60 });
    expect(hourLongSlots.map(({ startTime }) => startTime.getUTCHours())).toEqual([12, 13, 16]);
  });

  it('exclude the times at which their calendars are busy', async () => {
    const { slots, offer, calendars, connect } = hours();
    await connect();
    await offer.execute(MENTOR, HOURS, 'near');
    await calendars.saveBusyPeriods(MENTOR, [at('12:10', '15:45')]);
    await calendars.saveBusyPeriods(STUDENT, [at('16:00', '16:30')]);
    const found = await slots.execute({ by: STUDENT, otherId: MENTOR, days: 6 });
    expect(found.map(({ startTime }) => startTime.toISOString().slice(11, 16))).toEqual(['16:30']);
  });

  it('are empty without offered hours, and at most a year ahead', async () => {
    const { slots, offer, connect } = hours();
    await connect();
    const nextYear = new Date(NOW.getTime() + 366 * 86_400_000);
    expect(await slots.execute({ by: STUDENT, otherId: MENTOR, days: 7 })).toEqual([]);
    await offer.execute(MENTOR, HOURS, 'near');
    expect(await slots.execute({ by: STUDENT, otherId: MENTOR, from: nextYear, days: 31 })).toEqual([]);
  });

  it('are available only for people the viewer may ask to meet', async () => {
    const { slots, offer, people, connect } = hours();
    await offer.execute(MENTOR, HOURS, 'near');
    const refused = () =>
      expect(slots.execute({ by: STUDENT, otherId: MENTOR, days: 7 })).rejects.toThrow(PersonNotFound);
    await refused();
    await expect(slots.execute({ by: MENTOR, otherId: MENTOR, days: 7 })).rejects.toThrow(PersonNotFound);
    await connect();
    expect(await slots.execute({ by: STUDENT, otherId: MENTOR, days: 7 })).not.toEqual([]);
    people.people.gone.add(MENTOR);
    await refused();
  });
});
