import { clock, dayKey, dayName, timeKey, timeRange, wallClock, zoneName } from '.';

const NEW_YORK = 'America/New_York';
const BERLIN = 'Europe/Berlin';
const LORD_HOWE = 'Australia/Lord_Howe';

describe('writing when a meeting is', () => {
  it('names the day, the start and the end', () => {
    expect(timeRange('2026-01-05T20:00:00Z', '2026-01-05T21:00:00Z', NEW_YORK)).toBe(
      'Monday, Jan 5, 3:00 PM - 4:00 PM',
    );
  });

  it('names the second day where it ends on another', () => {
    expect(timeRange('2026-01-06T04:30:00Z', '2026-01-06T05:30:00Z', NEW_YORK)).toBe(
      'Monday, Jan 5, 11:30 PM - Tuesday, Jan 6, 12:30 AM',
    );
  });

  it('is said on the clocks of the zone', () => {
    expect(timeRange('2026-01-05T20:00:00Z', '2026-01-05T21:00:00Z', BERLIN)).toBe('Monday, Jan 5, 9:00 PM - 10:00 PM');
    expect(clock('2026-07-01T12:00:00Z', LORD_HOWE)).toBe('10:30 PM');
  });

  it('knows the year where it is another', () => {
    const now = '2026-06-01T00:00:00Z';
    expect(dayName('2026-12-31T12:00:00Z', BERLIN, now)).toBe('Thursday, Dec 31');
    expect(dayName('2027-01-01T12:00:00Z', BERLIN, now)).toBe('Friday, Jan 1, 2027');
  });

  it('has the forms that fields take', () => {
    expect([dayKey('2026-12-31T23:30:00Z', BERLIN), timeKey('2026-12-31T23:30:00Z', BERLIN)]).toEqual([
      '2027-01-01',
      '00:30',
    ]);
  });

  it('names the zone with what its time is called that day', () => {
    expect(zoneName('2027-01-05T12:00:00Z', NEW_YORK)).toBe('America/New_York (EST)');
    expect(zoneName('2027-07-05T12:00:00Z', NEW_YORK)).toBe('America/New_York (EDT)');
  });
});

describe('the moment of a typed time', () => {
  it.each([
    [NEW_YORK, '2027-01-05', '15:00', '2027-01-05T20:00:00.000Z'],
    [BERLIN, '2027-07-05', '15:00', '2027-07-05T13:00:00.000Z'],
    [LORD_HOWE, '2027-07-05', '15:00', '2027-07-05T04:30:00.000Z'],
  ])('is on the clocks of %s', (zone, date, time, at) => {
    expect(wallClock(date, time, zone)).toEqual({ at: new Date(at), isSkipped: false, isTwice: false });
  });

  it.each([
    // The last minute before, the first and the last that are jumped over, the first after.
    [NEW_YORK, '2027-03-14', '01:59', '2027-03-14T06:59:00.000Z', false],
    [NEW_YORK, '2027-03-14', '02:00', '2027-03-14T07:00:00.000Z', true],
    [NEW_YORK, '2027-03-14', '02:59', '2027-03-14T07:59:00.000Z', true],
    [NEW_YORK, '2027-03-14', '03:00', '2027-03-14T07:00:00.000Z', false],
    [BERLIN, '2027-03-28', '01:59', '2027-03-28T00:59:00.000Z', false],
    [BERLIN, '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z', true],
    [BERLIN, '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z', false],
    [LORD_HOWE, '2027-10-03', '01:59', '2027-10-02T15:29:00.000Z', false],
    [LORD_HOWE, '2027-10-03', '02:15', '2027-10-02T15:45:00.000Z', true],
    [LORD_HOWE, '2027-10-03', '02:30', '2027-10-02T15:30:00.000Z', false],
  ])('is as much later as the clocks jump: %s, %s %s', (zone, date, time, at, isSkipped) => {
    expect(wallClock(date, time, zone)).toEqual({ at: new Date(at), isSkipped, isTwice: false });
  });

  it.each([
    [NEW_YORK, '2027-11-07', '00:59', '2027-11-07T04:59:00.000Z', false],
    [NEW_YORK, '2027-11-07', '01:00', '2027-11-07T05:00:00.000Z', true],
    [NEW_YORK, '2027-11-07', '01:59', '2027-11-07T05:59:00.000Z', true],
    [NEW_YORK, '2027-11-07', '02:00', '2027-11-07T07:00:00.000Z', false],
    [BERLIN, '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z', true],
    [BERLIN, '2027-10-31', '03:00', '2027-10-31T02:00:00.000Z', false],
    [LORD_HOWE, '2027-04-04', '01:29', '2027-04-03T14:29:00.000Z', false],
    [LORD_HOWE, '2027-04-04', '01:45', '2027-04-03T14:45:00.000Z', true],
    [LORD_HOWE, '2027-04-04', '02:00', '2027-04-03T15:30:00.000Z', false],
  ])('is the first where the clocks show it twice: %s, %s %s', (zone, date, time, at, isTwice) => {
    expect(wallClock(date, time, zone)).toEqual({ at: new Date(at), isSkipped: false, isTwice });
  });

  it.each([
    ['', '15:00'],
    ['2027-01-05', ''],
    ['soon', '15:00'],
  ])('is none without a date and a time', (date, time) => {
    expect(wallClock(date, time, BERLIN)).toBeNull();
  });
});
