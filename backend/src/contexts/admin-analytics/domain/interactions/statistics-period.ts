/** How many weeks the statistics of a college cover. */
export const PERIOD_WEEKS = { usual: 4, ofSmallColleges: 12 } as const;

/** Colleges with fewer undergraduates use the longer period: in four weeks, too few students visit their pages. */
const SMALL_COLLEGE_UNDERGRADUATES = 2_000;

/**
 * Depends on the college's size, never on visits: otherwise the length of the period would reveal how many students
 * visited.
 */
export const periodWeeks = (undergraduates: number | null): number =>
  undergraduates !== null && undergraduates < SMALL_COLLEGE_UNDERGRADUATES
    ? PERIOD_WEEKS.ofSmallColleges
    : PERIOD_WEEKS.usual;
