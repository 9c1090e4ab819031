/** Counts up to here are shown without a number: it would say too much about single people. */
const FEWEST_COUNTED = 5;

/** Formats the number of alumni of a college, which the server rounds down: 'Fewer than 5 alumni', '25+ alumni'. */
export function alumniCountLabel(count: number): string {
  if (count === 0) return 'No alumni yet';
  if (count < FEWEST_COUNTED) return `Fewer than ${FEWEST_COUNTED} alumni`;
  return `${count.toLocaleString('en-US')}+ alumni`;
}
