import { formatCount } from '@/shared/lib/format';

/** Smaller numbers would reveal too much about individuals. */
const FEWEST_COUNTED = 5;
/** A search for alumni counts no further. */
const MOST_COUNTED = 1_000;

/** Formats the number of alumni in the directory, which is rounded down: 'Fewer than 5 alumni', '25+ alumni'. */
export const alumniCountLabel = (count: number): string =>
  count === 0 ? 'No alumni yet' : numberOfAlumni(count, { isExact: false });

/** Formats the number of alumni that a search found: 'Fewer than 5 alumni', '27 alumni', '1,000+ alumni'. */
export const alumniTotalLabel = (total: number): string => numberOfAlumni(total, { isExact: total < MOST_COUNTED });

const numberOfAlumni = (count: number, { isExact }: { isExact: boolean }): string =>
  count < FEWEST_COUNTED ? `Fewer than ${FEWEST_COUNTED} alumni` : `${formatCount(count)}${isExact ? '' : '+'} alumni`;
