import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ical, { type VEvent } from 'node-ical';
import type { Period } from '../../domain/availability/availability';
import { importedTime, mergePeriods } from '../../domain/calendar-import/calendar-import';
import { CalendarTooLarge, listBusyPeriodsOf, NotACalendar } from './ical-busy-periods';

const FOLDER = join(__dirname, 'testing/calendars');
const FILES = readdirSync(FOLDER);
const YEAR = importedTime(new Date('2027-03-01T12:00:00Z'));
const DAY_MS = 86_400_000;

const written = (periods: readonly Period[]): string[] =>
  mergePeriods(periods)
    .filter(({ startTime, endTime }) => startTime < YEAR.endTime && endTime > YEAR.startTime)
    .map(({ startTime, endTime }) => `${startTime.toISOString()} ${endTime.toISOString()}`);
const read = (text: string, timeZone = 'UTC'): string[] => written(listBusyPeriodsOf(text, YEAR, timeZone));

/** Busy periods as another parser finds them, which has an implementation of its own for rules and time zones. */
function readIndependently(text: string): string[] {
  const events = Object.values(ical.sync.parseICS(text)).filter((one): one is VEvent => one?.type === 'VEVENT');
  // From earlier on, because it finds only instances that begin in the time.
  const range = { from: new Date(YEAR.startTime.getTime() - 30 * DAY_MS), to: YEAR.endTime };
  const instances = events.flatMap((event) => ical.expandRecurringEvent(event, range));
  return written(
    instances
      .filter(({ event }) => event.status !== 'CANCELLED' && event.transparency !== 'TRANSPARENT')
      .map(({ start, end }) => ({ startTime: new Date(start), endTime: new Date(end) })),
  );
}

describe('a calendar', () => {
  it('is tested with 30 files', () => expect(FILES).toHaveLength(30));

  it.each(FILES)('has the same busy times as in another parser: %s', (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    expect(read(text)).toEqual(readIndependently(text));
  });
});

const calendarOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const eventOf = (...lines: string[]): string => calendarOf('BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT');

// Derived by hand from RFC 5545, because the other parser doesn't follow it here.
describe('recurring events', () => {
  it('in a skipped hour begin an hour later on that day only', () => {
    const zoned = (name: string, time: string) => `${name};TZID=America/New_York:202703${time}`;
    const text = eventOf(zoned('DTSTART', '13T023000'), zoned('DTEND', '13T030000'), 'RRULE:FREQ=DAILY;COUNT=3');
    expect(read(text)).toEqual([
      '2027-03-13T07:30:00.000Z 2027-03-13T08:00:00.000Z',
      '2027-03-14T07:30:00.000Z 2027-03-14T08:00:00.000Z',
      '2027-03-15T06:30:00.000Z 2027-03-15T07:00:00.000Z',
    ]);
  });

  it('are left out where their date does not exist, and do not count', () => {
    const day = (date: string, rule: string) => eventOf(`DTSTART;VALUE=DATE:${date}`, `RRULE:${rule}`);
    expect(read(day('20240229', 'FREQ=YEARLY'))).toEqual(['2028-02-29T00:00:00.000Z 2028-03-01T00:00:00.000Z']);
    expect(read(day('20240229', 'FREQ=YEARLY;COUNT=2'))).toEqual(['2028-02-29T00:00:00.000Z 2028-03-01T00:00:00.000Z']);
    expect(read(day('20270331', 'FREQ=MONTHLY;COUNT=3')).map((line) => line.slice(0, 10))).toEqual([
      '2027-03-31',
      '2027-05-31',
      '2027-07-31',
    ]);
    expect(read(day('20270101', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'))).toEqual([]);
    expect(read(day('20270401', 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2')).map((line) => line.slice(0, 10))).toEqual([
      '2027-04-30',
      '2027-05-31',
    ]);
  });

  it('have added dates', () => {
    const text = eventOf(
      'DTSTART:20270601T090000Z',
      'DTEND:20270601T100000Z',
      'RDATE:20270603T090000Z,20270605T090000Z',
    );
    expect(read(text).map((line) => line.slice(0, 10))).toEqual(['2027-06-01', '2027-06-03', '2027-06-05']);
  });
});

describe('times without a zone', () => {
  it('are in the zone of the owner, or in that of the calendar', () => {
    const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTART:20270601T090000', 'DTEND:20270601T100000', 'END:VEVENT'];
    expect(read(calendarOf(...event), 'America/Denver')).toEqual(['2027-06-01T15:00:00.000Z 2027-06-01T16:00:00.000Z']);
    expect(read(calendarOf('X-WR-TIMEZONE:Europe/Berlin', ...event), 'America/Denver')).toEqual([
      '2027-06-01T07:00:00.000Z 2027-06-01T08:00:00.000Z',
    ]);
  });

  it('and whole days follow the clocks of the owner', () => {
    expect(read(eventOf('DTSTART;VALUE=DATE:20270314'), 'America/New_York')).toEqual([
      '2027-03-14T05:00:00.000Z 2027-03-15T04:00:00.000Z',
    ]);
  });
});

describe('zones', () => {
  it.each(['/example.org/20250101_1/Europe/Berlin', 'W. Europe Standard Time', 'europe/berlin'])(
    'are known as %s',
    (zone) => {
      const text = eventOf(`DTSTART;TZID="${zone}":20270601T090000`, `DTEND;TZID="${zone}":20270601T100000`);
      expect(read(text)).toEqual(['2027-06-01T07:00:00.000Z 2027-06-01T08:00:00.000Z']);
    },
  );

  it('with other names are read from their definition', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Home', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0300'];
    const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTART;TZID=Home:20270601T090000', 'DURATION:PT1H', 'END:VEVENT'];
    expect(read(calendarOf(...zone, 'TZOFFSETTO:+0300', 'END:STANDARD', 'END:VTIMEZONE', ...event))).toEqual([
      '2027-06-01T06:00:00.000Z 2027-06-01T07:00:00.000Z',
    ]);
  });
});

describe('rarer entries', () => {
  it('such as published busy times are read, except those that are free', () => {
    const text = calendarOf(
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20270601T090000Z/20270601T100000Z,20270601T120000Z/PT30M',
      'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20270602T090000Z/PT1H',
      'FREEBUSY;FBTYPE=FREE:20270603T090000Z/PT1H',
      'END:VFREEBUSY',
    );
    expect(read(text)).toEqual([
      '2027-06-01T09:00:00.000Z 2027-06-01T10:00:00.000Z',
      '2027-06-01T12:00:00.000Z 2027-06-01T12:30:00.000Z',
      '2027-06-02T09:00:00.000Z 2027-06-02T10:00:00.000Z',
    ]);
  });

  it('such as added periods, days without time and excluded rules are read', () => {
    const rule = ['DTSTART:20270601T090000Z', 'DTEND:20270601T100000Z', 'RRULE:FREQ=DAILY;COUNT=4'];
    const text = eventOf(
      ...rule,
      'RDATE;VALUE=PERIOD:20270610T090000Z/PT3H',
      'EXDATE;VALUE=DATE:20270602',
      'EXRULE:FREQ=DAILY;INTERVAL=3;COUNT=2',
    );
    expect(read(text)).toEqual([
      '2027-06-03T09:00:00.000Z 2027-06-03T10:00:00.000Z',
      '2027-06-10T09:00:00.000Z 2027-06-10T12:00:00.000Z',
    ]);
  });

  it('such as events without an end or a start block no time', () => {
    expect(read(eventOf('DTSTART:20270601T090000Z'))).toEqual([]);
    expect(read(eventOf('DTEND:20270601T090000Z'))).toEqual([]);
  });

  it('such as free time in Outlook block no time', () => {
    const times = ['DTSTART:20270601T090000Z', 'DTEND:20270601T100000Z'];
    for (const status of ['FREE', 'WORKINGELSEWHERE'])
      expect(read(eventOf(...times, `X-MICROSOFT-CDO-BUSYSTATUS:${status}`))).toEqual([]);
    expect(read(eventOf(...times, 'X-MICROSOFT-CDO-BUSYSTATUS:OOF'))).toHaveLength(1);
  });
});

describe('a text that is not a calendar', () => {
  it.each(['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:tomorrow'])(
    'is refused: %j',
    (text) => expect(() => read(text)).toThrow(NotACalendar),
  );

  it('and more occurrences than can be read are refused', () => {
    const text = eventOf('DTSTART:20270301T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
    expect(() => listBusyPeriodsOf(text, YEAR, 'UTC', 1_000)).toThrow(CalendarTooLarge);
  });
});
