import { tzOffset } from '@date-fns/tz';
import fc from 'fast-check';
import { type Clocks, nextDigestAt, UTC } from './digest-time';

const clocksOf = (place: string): Clocks => ({ offsetAt: (moment) => tzOffset(place, new Date(moment)) });
const shownIn = (place: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: place, hour: '2-digit', minute: '2-digit' }).format(moment);

const HOUR = 3_600_000;
const PLACES = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

describe('the daily digest', () => {
  it.each([
    ['2026-03-01T07:59:59.999Z', '2026-03-01T08:00:00.000Z'],
    ['2026-03-01T08:00:00.000Z', '2026-03-02T08:00:00.000Z'],
    ['2026-03-01T23:30:00.000Z', '2026-03-02T08:00:00.000Z'],
  ])('asked for at %s is due at %s in UTC', (now, due) => {
    expect(nextDigestAt(new Date(now), UTC).toISOString()).toBe(due);
  });

  it.each([
    ['America/New_York', '2027-03-14T03:00:00Z', '2027-03-14T12:00:00.000Z'],
    ['America/New_York', '2027-03-13T14:00:00Z', '2027-03-14T12:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25T01:00:00Z', '2026-10-25T07:00:00.000Z'],
  ])('is due at eight in %s, also when clocks change', (place, now, due) => {
    expect(nextDigestAt(new Date(now), clocksOf(place)).toISOString()).toBe(due);
  });

  it('is due within 25 hours, at eight, wherever the person is', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...PLACES), moment, (place, now) => {
        const due = nextDigestAt(now, clocksOf(place));
        expect(due.getTime()).toBeGreaterThan(now.getTime());
        expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(25 * HOUR);
        expect(shownIn(place, due)).toBe('08:00');
      }),
    );
  });
});
