import { DAY_MS } from '@/shared/config';
import { wallClock } from '@/shared/lib/zoned-time';

const MOST_DAYS = 31;

/**
 * Returns the range of slots to request for one month.
 *
 * @param month 'YYYY-MM'
 */
export function slotQuery(month: string, now: Date, zone: string): { from: string; days: number } {
  const start = wallClock(`${month}-01`, '00:00', zone)?.at ?? now;
  const from = start > now ? start : now;
  const [year = 0, number = 0] = month.split('-').map(Number);
  const end = Date.UTC(year, number, 1) + DAY_MS;
  const days = Math.ceil((end - from.getTime()) / DAY_MS);
  return { from: from.toISOString(), days: Math.min(MOST_DAYS, Math.max(1, days)) };
}
