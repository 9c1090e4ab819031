import { tzOffset } from '@date-fns/tz';
import { calendarMonthAt, isReturnedOnCancellation, MinutesOfMonth, NoMinutesLeft, previousMonth } from './minutes';

describe('the minutes of a month', () => {
  it.each([
    [30, 0, 30, false],
    [30, 25, 5, false],
    [30, 26, 4, true],
    [30, 30, 0, true],
    [5, 40, 0, true],
    [null, 400, null, false],
  ])('with %s given and %i used leave %s; paused: %s', (given, used, left, isPaused) => {
    const minutes = new MinutesOfMonth('2027-03', given, used);
    expect([minutes.left, minutes.isPaused]).toEqual([left, isPaused]);
  });

  it('are refused to those who need more than is left, and never without a limit', () => {
    const minutes = new MinutesOfMonth('2027-03', 30, 10);
    expect(() => minutes.assertLeft(20, { isOwn: true })).not.toThrow();
    expect(() => minutes.assertLeft(21, { isOwn: true })).toThrow(NoMinutesLeft);
    expect(() => new MinutesOfMonth('2027-03', 30, 60).assertLeft(-5, { isOwn: true })).not.toThrow();
    expect(() => new MinutesOfMonth('2027-03', null, 900).assertLeft(60, { isOwn: true })).not.toThrow();
  });

  it('are refused with another sentence for the alum than for others, which names the month', () => {
    expect(new NoMinutesLeft('2027-03', { isOwn: true }).message).toMatch(/^You .*March.*“Minutes per month”/);
    expect(new NoMinutesLeft('2027-12', { isOwn: false }).message).toBe(
      'This mentor doesn’t have enough minutes left in December.',
    );
  });
});

describe('the calendar month', () => {
  const monthIn = (zone: string, moment: string) => {
    const { month, endsAt } = calendarMonthAt({ offsetAt: (at) => tzOffset(zone, new Date(at)) }, new Date(moment));
    return [month, endsAt.toISOString()];
  };

  it.each([
    ['UTC', '2027-03-31T23:59:59Z', '2027-03', '2027-04-01T00:00:00.000Z'],
    ['UTC', '2027-04-01T00:00:00Z', '2027-04', '2027-05-01T00:00:00.000Z'],
    ['America/Los_Angeles', '2027-04-01T06:59:59Z', '2027-03', '2027-04-01T07:00:00.000Z'],
    ['America/Los_Angeles', '2027-04-01T07:00:00Z', '2027-04', '2027-05-01T07:00:00.000Z'],
    ['Asia/Kolkata', '2027-03-31T18:30:00Z', '2027-04', '2027-04-30T18:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01', '2027-01-31T10:00:00.000Z'],
    // Clocks were set forward on the first of October at midnight.
    ['America/Asuncion', '2017-09-30T12:00:00Z', '2017-09', '2017-10-01T04:00:00.000Z'],
  ])('is that of the zone %s at %s', (zone, moment, month, endsAt) => {
    expect(monthIn(zone, moment)).toEqual([month, endsAt]);
  });

  it('follows the one before, also in January', () => {
    expect(['2027-03', '2027-01'].map(previousMonth)).toEqual(['2027-02', '2026-12']);
  });
});

it('a call costs nothing if it is canceled at least three hours before its start', () => {
  const startTime = new Date('2027-03-10T15:00:00Z');
  const isReturned = (time: string) => isReturnedOnCancellation({ startTime }, new Date(`2027-03-10T${time}Z`));
  expect([isReturned('12:00:00'), isReturned('12:00:01'), isReturned('16:00:00')]).toEqual([true, false, false]);
});
