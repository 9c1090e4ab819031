import { tzOffset } from '@date-fns/tz';
import {
  type HoursRule,
  type MeetingLength,
  NO_HOURS,
  type OfferedHours,
  type TimeZone,
  type Period,
} from './availability';
import { isWithinHours, listFreeSlots } from './slots';

const zone = (name: string): TimeZone => ({ offsetAt: (moment) => tzOffset(name, new Date(moment)) });
const rule = (day: number, from: string, to: string): HoursRule => ({ day, from, to });
const offered = (rules: HoursRule[], overrides: Partial<OfferedHours> = {}): OfferedHours => ({
  ...NO_HOURS,
  noticeHours: 0,
  rules,
  ...overrides,
});
const NOW = new Date('2027-01-01T00:00:00Z');
const at = (startTime: string, endTime: string): Period => ({
  startTime: new Date(startTime),
  endTime: new Date(endTime),
});

interface SlotsInput {
  readonly place: string;
  readonly hours: OfferedHours;
  readonly length?: MeetingLength;
  readonly from: string;
  readonly until: string;
  readonly now?: Date;
  readonly busy?: Period[];
}
/** Returns the starts of the slots in UTC. */
const listStarts = ({ place, hours, length = 30, from, until, now = NOW, busy = [] }: SlotsInput): string[] =>
  listFreeSlots({ hours, length, now, busy, zone: zone(place), from: new Date(from), until: new Date(until) }).map(
    ({ startTime }) => startTime.toISOString().slice(0, 16),
  );

describe('slots of an ordinary week', () => {
  const MONDAY = { from: '2027-05-03T00:00:00Z', until: '2027-05-04T00:00:00Z' };
  const hours = offered([rule(1, '09:00', '11:00')]);
  const asked: SlotsInput = { place: 'America/Chicago', hours, ...MONDAY };

  it('are consecutive within the hours, in the time zone of the person who offers them', () => {
    expect(listStarts(asked)).toEqual(['2027-05-03T14:00', '2027-05-03T14:30', '2027-05-03T15:00', '2027-05-03T15:30']);
    expect(listStarts({ ...asked, length: 45 })).toEqual(['2027-05-03T14:00', '2027-05-03T14:45']);
    expect(
      listStarts({ ...asked, hours: offered([rule(1, '23:00', '24:00')]), until: '2027-05-05T00:00:00Z' }),
    ).toEqual(['2027-05-04T04:00', '2027-05-04T04:30']);
  });

  it('are empty on other days, on days off, and if no hours are offered', () => {
    const tuesday = { from: '2027-05-04T05:00:00Z', until: '2027-05-05T05:00:00Z' };
    expect(listStarts({ ...asked, ...tuesday })).toEqual([]);
    expect(listStarts({ ...asked, hours: { ...hours, daysOff: ['2027-05-03'] } })).toEqual([]);
    expect(listStarts({ ...asked, hours: NO_HOURS })).toEqual([]);
  });

  it('leave out those that overlap a meeting, but not those adjacent to one', () => {
    const busyPeriods = [at('2027-05-03T14:30:00Z', '2027-05-03T15:00:00Z')];
    expect(listStarts({ ...asked, busy: busyPeriods })).toEqual([
      '2027-05-03T14:00',
      '2027-05-03T15:00',
      '2027-05-03T15:30',
    ]);
    expect(listStarts({ ...asked, busy: [at('2027-05-03T14:29:59Z', '2027-05-03T15:00:01Z')] })).toEqual([
      '2027-05-03T15:30',
    ]);
  });

  it('begin after the minimum notice and in the requested range, without being shifted', () => {
    const now = new Date('2027-05-02T14:10:00Z');
    expect(listStarts({ ...asked, hours: { ...hours, noticeHours: 24 }, now })).toEqual([
      '2027-05-03T14:30',
      '2027-05-03T15:00',
      '2027-05-03T15:30',
    ]);
    const part = { from: '2027-05-03T14:01:00Z', until: '2027-05-03T15:30:00Z' };
    expect(listStarts({ ...asked, ...part })).toEqual(['2027-05-03T14:30', '2027-05-03T15:00']);
  });
});

describe('slots of the night on which clocks change', () => {
  const sunday = (day: string) => ({ from: `${day}T00:00:00Z`, until: `${day}T12:00:00Z` });

  it('leave out the skipped hour', () => {
    const hours = offered([rule(7, '01:00', '04:00')]);
    expect(listStarts({ place: 'America/New_York', hours, ...sunday('2027-03-14') })).toEqual([
      '2027-03-14T06:00',
      '2027-03-14T06:30',
      '2027-03-14T07:00',
      '2027-03-14T07:30',
    ]);
  });

  it('offer a repeated hour once, the first time', () => {
    const hours = offered([rule(7, '00:30', '02:30')]);
    expect(listStarts({ place: 'America/New_York', hours, ...sunday('2027-11-07') })).toEqual([
      '2027-11-07T04:30',
      '2027-11-07T05:00',
      '2027-11-07T05:30',
      '2027-11-07T07:00',
    ]);
  });

  it('support clock changes of half an hour', () => {
    const hours = offered([rule(7, '01:00', '03:00')]);
    const place = 'Australia/Lord_Howe';
    const noonToNoon = (from: string, until: string) => ({ from: `${from}T12:00:00Z`, until: `${until}T12:00:00Z` });
    expect(listStarts({ place, hours, ...noonToNoon('2027-10-02', '2027-10-03') })).toEqual([
      '2027-10-02T14:30',
      '2027-10-02T15:00',
      '2027-10-02T15:30',
    ]);
    expect(listStarts({ place, hours, ...noonToNoon('2027-04-03', '2027-04-04') })).toEqual([
      '2027-04-03T14:00',
      '2027-04-03T14:30',
      '2027-04-03T15:30',
      '2027-04-03T16:00',
    ]);
  });

  it('never overlap, and never reach outside the hours', () => {
    const spring = { place: 'America/New_York', ...sunday('2027-03-14') };
    expect(listStarts({ ...spring, hours: offered([rule(7, '01:00', '05:00')]), length: 45 })).toEqual([
      '2027-03-14T06:00',
      '2027-03-14T06:45',
      '2027-03-14T08:00',
    ]);
    const autumn = { place: 'America/New_York', ...sunday('2027-11-07') };
    expect(listStarts({ ...autumn, hours: offered([rule(7, '01:30', '02:30')]), length: 60 })).toEqual([]);
  });
});

describe('isWithinHours', () => {
  const [hours, place] = [offered([rule(1, '09:00', '11:00'), rule(1, '11:00', '12:00')]), zone('America/Chicago')];

  it.each([
    ['the whole of them', '2027-05-03T14:00:00Z', '2027-05-03T17:00:00Z', true],
    ['a part over two that touch', '2027-05-03T15:40:00Z', '2027-05-03T16:10:30Z', true],
    ['a second too early', '2027-05-03T13:59:59Z', '2027-05-03T15:00:00Z', false],
    ['a second too late', '2027-05-03T16:00:00Z', '2027-05-03T17:00:01Z', false],
    ['on another day', '2027-05-04T14:00:00Z', '2027-05-04T15:00:00Z', false],
  ])('handles %s', (_, from, until, isWithin) => {
    expect(isWithinHours(hours, place, at(from, until))).toBe(isWithin);
    expect(isWithinHours({ ...hours, daysOff: ['2027-05-03'] }, place, at(from, until))).toBe(false);
  });
});
