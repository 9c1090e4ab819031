import { DAY_MS } from '@/shared/config';
import { parseWallClock } from '@/shared/lib/zoned-time';

const MAX_SLOT_DAYS = 31;

/**
 * Returns the range of slots to request for one month.
 *
 * @param month 'YYYY-MM'
 */
export function monthSlotRange(month: string, now: Date, zone: string): { from: string; days: number } {
  const start = parseWallClock(`${month}-01`, '00:00', zone)?.at ?? now;
  const from = start > now ? start : now;
  const [year = 0, number = 0] = month.split('-').map(Number);
  const end = Date.UTC(year, number, 1) + DAY_MS;
  const days = Math.ceil((end - from.getTime()) / DAY_MS);
  return { from: from.toISOString(), days: Math.min(MAX_SLOT_DAYS, Math.max(1, days)) };
}
