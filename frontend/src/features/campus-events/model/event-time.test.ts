import { formatEventTime, formatEventTimeInZone, toMomentInZone } from './event-time';

const NOW = new Date('2026-01-01T12:00:00Z');
const NEW_YORK = 'America/New_York';

describe('eventTime', () => {
  it.each([
    ['2026-01-05T20:00:00Z', '2026-01-05T21:00:00Z', NEW_YORK, 'Monday, Jan 5, 3:00 PM - 4:00 PM EST'],
    ['2026-07-06T19:00:00Z', '2026-07-06T20:30:00Z', NEW_YORK, 'Monday, Jul 6, 3:00 PM - 4:30 PM EDT'],
    [
      '2026-01-06T04:30:00Z',
      '2026-01-06T05:30:00Z',
      NEW_YORK,
      'Monday, Jan 5, 11:30 PM - Tuesday, Jan 6, 12:30 AM EST',
    ],
    ['2027-01-05T20:00:00Z', '2027-01-05T21:00:00Z', NEW_YORK, 'Tuesday, Jan 5, 2027, 3:00 PM - 4:00 PM EST'],
    ['2026-01-06T02:00:00Z', '2026-01-06T03:00:00Z', 'Pacific/Honolulu', 'Monday, Jan 5, 4:00 PM - 5:00 PM HST'],
  ])('formats %s to %s in %s as: %s', (start, end, zone, text) => {
    expect(formatEventTime(start, end, zone, NOW)).toBe(text);
  });

  it("is shown a second time in the viewer's time zone if that differs", () => {
    const times = ['2026-01-05T20:00:00Z', '2026-01-05T21:00:00Z', NEW_YORK] as const;
    expect(formatEventTimeInZone(...times, 'America/Chicago', NOW)).toBe('Monday, Jan 5, 2:00 PM - 3:00 PM CST');
    expect(formatEventTimeInZone(...times, 'America/Detroit', NOW)).toBeUndefined();
  });
});

describe('momentIn', () => {
  it.each([
    ['in winter', '2026-01-05', '15:00', NEW_YORK, '2026-01-05T20:00:00.000Z'],
    ['in summer', '2026-07-06', '15:00', NEW_YORK, '2026-07-06T19:00:00.000Z'],
    ['just before the clocks go forward', '2026-03-08', '01:59', NEW_YORK, '2026-03-08T06:59:00.000Z'],
    ['in the hour they skip', '2026-03-08', '02:30', NEW_YORK, '2026-03-08T07:30:00.000Z'],
    ['just after it', '2026-03-08', '03:00', NEW_YORK, '2026-03-08T07:00:00.000Z'],
    ['before the hour that comes twice', '2026-11-01', '00:30', NEW_YORK, '2026-11-01T04:30:00.000Z'],
    ['after it', '2026-11-01', '02:30', NEW_YORK, '2026-11-01T07:30:00.000Z'],
    ['where there is no summer time', '2026-07-06', '15:00', 'America/Phoenix', '2026-07-06T22:00:00.000Z'],
    ['east of Greenwich', '2026-01-05', '08:00', 'Pacific/Guam', '2026-01-04T22:00:00.000Z'],
  ])('converts a time %s', (_, date, time, zone, moment) => {
    expect(toMomentInZone(date, time, zone).toISOString()).toBe(moment);
  });
});
