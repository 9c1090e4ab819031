/**
 * The lower bounds of the steps in which the alumni of a college are counted: exact numbers would show whenever a single
 * person joins or leaves. Whether there is anyone is exact, because students can ask or wait for alumni by it.
 */
const ALUMNI_COUNT_STEPS = [0, 1, 5, 10, 25, 50, 100, 250, 500, 1_000];

/** No page shows a higher number. */
export const MAX_SHOWN_ALUMNI = ALUMNI_COUNT_STEPS.at(-1)!;

/** Returns the lower bound of the step of a number of alumni: 1 means one to four, 5 means five to nine. */
export const roundDownToStep = (alumni: number): number => ALUMNI_COUNT_STEPS.findLast((least) => least <= alumni) ?? 0;
