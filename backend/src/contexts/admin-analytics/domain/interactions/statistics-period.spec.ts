import { periodWeeks } from './statistics-period';
import { toIsoDate, lastWeekClose, nextWeekClose, periodBefore } from '../../../../shared/domain/weeks';

describe('the weeks of the statistics', () => {
  it.each([
    ['2026-11-23T00:00:00Z', '2026-11-23'],
    ['2026-11-22T23:59:59Z', '2026-11-16'],
    ['2026-11-25T10:00:00Z', '2026-11-23'],
    ['2026-01-01T00:00:00Z', '2025-12-29'],
  ])('close on Mondays: the last close before %s is %s', (now, monday) => {
    expect(toIsoDate(lastWeekClose(new Date(now)))).toBe(monday);
    expect(lastWeekClose(new Date(now)).toISOString()).toContain('T00:00:00.000Z');
  });

  it('close on the next Monday', () => {
    expect(toIsoDate(nextWeekClose(new Date('2026-11-23T00:00:00Z')))).toBe('2026-11-30');
  });

  it('are four, but twelve for colleges with fewer than 2,000 undergraduates', () => {
    expect([null, 1_999, 2_000, 50_000].map(periodWeeks)).toEqual([4, 12, 4, 4]);
    const { start, end } = periodBefore(new Date('2026-11-23T00:00:00Z'), 4);
    expect([toIsoDate(start), toIsoDate(end)]).toEqual(['2026-10-26', '2026-11-23']);
  });
});
