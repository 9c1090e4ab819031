import { formatCount } from '@/shared/lib/format';

/** Smaller numbers would reveal too much about individuals. */
const MIN_SHOWN_COUNT = 5;
/** A search for alumni counts no further. */
const MAX_EXACT_COUNT = 1_000;

/** Formats the number of alumni in the directory, which is rounded down: 'Fewer than 5 alumni', '25+ alumni'. */
export const alumniCountLabel = (count: number): string =>
  count === 0 ? 'No alumni yet' : formatAlumniCount(count, { isExact: false });

/** Formats the number of alumni that a search found: 'Fewer than 5 alumni', '27 alumni', '1,000+ alumni'. */
export const alumniTotalLabel = (total: number): string =>
  formatAlumniCount(total, { isExact: total < MAX_EXACT_COUNT });

const formatAlumniCount = (count: number, { isExact }: { isExact: boolean }): string =>
  count < MIN_SHOWN_COUNT
    ? `Fewer than ${MIN_SHOWN_COUNT} alumni`
    : `${formatCount(count)}${isExact ? '' : '+'} alumni`;
