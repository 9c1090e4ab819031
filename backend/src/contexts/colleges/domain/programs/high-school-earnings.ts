/**
 * Median earnings of high-school graduates by state and release, in US dollars, from the columns EARN_THR_STATE of the
 * institution-level files of the College Scorecard, which takes them from the American Community Survey. Territories
 * that aren't listed have none.
 */
const EARNINGS_BY_RELEASE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '2026-06-10': {
    AK: 42_938,
    AL: 32_204,
    AR: 32_489,
    AZ: 36_492,
    CA: 36_976,
    CO: 40_674,
    CT: 37_707,
    DC: 40_140,
    DE: 36_492,
    FL: 34_350,
    GA: 33_813,
    HI: 36_976,
    IA: 37_130,
    ID: 36_492,
    IL: 36_082,
    IN: 36_492,
    KS: 34_887,
    KY: 35_424,
    LA: 34_350,
    MA: 41_044,
    MD: 37_571,
    ME: 38_000,
    MI: 34_809,
    MN: 37_835,
    MO: 34_809,
    MS: 30_928,
    MT: 32_577,
    NC: 34_059,
    ND: 36_976,
    NE: 36_976,
    NH: 41_972,
    NJ: 36_976,
    NM: 32_204,
    NV: 36_976,
    NY: 35_746,
    OH: 36_082,
    OK: 34_809,
    OR: 36_976,
    PA: 36_498,
    PR: 16_495,
    RI: 40_428,
    SC: 34_809,
    SD: 36_976,
    TN: 34_809,
    TX: 34_809,
    UT: 38_556,
    VA: 36_613,
    VT: 37_248,
    WA: 40_611,
    WI: 37_571,
    WV: 34_020,
    WY: 38_923,
  },
};

/** The source of these earnings. */
export const HIGH_SCHOOL_EARNINGS_SOURCE = 'American Community Survey, in the College Scorecard';

/**
 * Returns the median earnings of the high-school graduates of a state in a release.
 * @param state two-letter code
 * @param release YYYY-MM-DD, or null if unknown
 * @returns null for territories without one, and for other releases
 */
export const findHighSchoolEarnings = (state: string, release: string | null): number | null =>
  (release === null ? undefined : EARNINGS_BY_RELEASE[release]?.[state]) ?? null;
