import { ALUMNI_PER_PAGE } from '@/entities/alum';
import { formatCount, formatCountUpTo } from '@/shared/lib/format';

/** The server counts the alumni that a search finds up to this number. */
const MAX_COUNTED_ALUMNI = 1_000;

/** Returns '143', '1,000+'. */
export const alumniNumberText = (count: number): string => formatCountUpTo(count, MAX_COUNTED_ALUMNI);

/** Returns '143 alumni', '1 alum', '1,000+ alumni'. */
export const alumniCountText = (count: number): string =>
  count === 1 ? '1 alum' : `${alumniNumberText(count)} alumni`;

/** Returns 'Showing 1–9 of 143 alumni', 'Showing 1 alum'. */
export function shownRangeText(page: number, total: number): string {
  const first = (page - 1) * ALUMNI_PER_PAGE + 1;
  const last = Math.min(total, page * ALUMNI_PER_PAGE);
  if (total === 1) return `Showing ${alumniCountText(total)}`;
  return `Showing ${formatCount(first)}–${formatCount(last)} of ${alumniCountText(total)}`;
}
