import {
  CalendarImport,
  CalendarImportRefused,
  importedTime,
  maskCalendarAddress,
  mergePeriods,
  parseCalendarAddress,
} from './calendar-import';

const NOON = new Date('2027-03-01T12:00:00Z');
const minutesAfterNoon = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);
const ADDRESS = 'https://calendar.example/private-4711.ics';

describe('the address of a calendar', () => {
  it.each([
    [' https://calendar.example/a.ics ', 'https://calendar.example/a.ics'],
    ['webcal://calendar.example/a.ics?key=1', 'https://calendar.example/a.ics?key=1'],
    ['WEBCAL://calendar.example/A.ics', 'https://calendar.example/A.ics'],
    ['http://calendar.example/a.ics', 'http://calendar.example/a.ics'],
  ])('%j becomes %s', (text, address) => expect(parseCalendarAddress(text)).toBe(address));

  it.each([
    '',
    'calendar',
    'ftp://calendar.example/a.ics',
    'file:///etc/passwd',
    'https://ada:secret@calendar.example/',
  ])('is refused: %j', (text) => expect(() => parseCalendarAddress(text)).toThrow(CalendarImportRefused));

  it('is shown without its secret part', () => {
    expect(maskCalendarAddress('https://calendar.example:8443/private-4711.ics?key=12')).toBe(
      'https://calendar.example:8443/…',
    );
  });
});

describe('a calendar', () => {
  it('is read every 15 minutes, and after failures with growing pauses of up to 6 hours', () => {
    const calendar = CalendarImport.add(1, ADDRESS, NOON);
    const nextIn = () => (calendar.snapshot().nextReadAt.getTime() - NOON.getTime()) / 60_000;
    expect(nextIn()).toBe(15);
    const pauses = Array.from({ length: 7 }, () => {
      calendar.recordFailure('unreachable', NOON);
      return nextIn();
    });
    expect(pauses).toEqual([15, 30, 60, 120, 240, 360, 360]);
    expect(calendar.snapshot()).toMatchObject({ failure: 'unreachable', failures: 7, readAt: NOON });
    calendar.recordReading(minutesAfterNoon(30));
    expect(calendar.snapshot()).toMatchObject({ failure: null, failures: 0, readAt: minutesAfterNoon(30) });
    expect(nextIn()).toBe(45);
  });
});

describe('busy periods', () => {
  const period = (from: number, until: number) => ({
    startTime: minutesAfterNoon(from),
    endTime: minutesAfterNoon(until),
  });

  it('are sorted, merged when they overlap or touch, and never empty', () => {
    const periods = [period(60, 90), period(0, 30), period(30, 40), period(65, 70), period(80, 100), period(200, 200)];
    expect(mergePeriods(periods)).toEqual([period(0, 40), period(60, 100)]);
    expect(mergePeriods([])).toEqual([]);
  });

  it('are stored from the start of the day for a year', () => {
    expect(importedTime(NOON)).toEqual({
      startTime: new Date('2027-03-01T00:00:00Z'),
      endTime: new Date('2028-03-01T00:00:00Z'),
    });
  });
});
