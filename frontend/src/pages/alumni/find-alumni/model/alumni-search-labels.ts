import { ALUMNI_PER_PAGE } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { plural } from '@/shared/lib/plural';

/** Returns '143 alumni', '1 alum'. */
export const alumniCount = (count: number): string => plural(count, { one: '# alum', other: '# alumni' });

/** Returns 'Showing 1-9 of 143'. */
export function shownRange(page: number, total: number): string {
  const first = (page - 1) * ALUMNI_PER_PAGE + 1;
  const last = Math.min(total, page * ALUMNI_PER_PAGE);
  return `Showing ${formatCount(first)}-${formatCount(last)} of ${formatCount(total)}`;
}
