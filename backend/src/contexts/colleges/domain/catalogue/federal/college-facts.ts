/** Names of PREDDEG, by code: the award that most students receive. */
export const PREDOMINANT_AWARDS = ['none', 'certificate', 'associate', 'bachelor', 'graduate'] as const;
export type PredominantAward = (typeof PREDOMINANT_AWARDS)[number];

/** What a college does with SAT and ACT scores, by the code of ADMCON7. */
export const TEST_POLICIES = {
  '1': 'required',
  '2': 'recommended',
  '3': 'not_considered',
  '5': 'optional',
} as const;
export type TestPolicy = (typeof TEST_POLICIES)[keyof typeof TEST_POLICIES];

/** The federal missions of a college that the institution-level file flags, by column. */
const MISSION_COLUMNS = {
  HBCU: 'historically_black',
  PBI: 'predominantly_black',
  HSI: 'hispanic_serving',
  TRIBAL: 'tribal',
  AANAPII: 'asian_american_pacific_islander_serving',
  ANNHI: 'alaska_native_hawaiian_serving',
  NANTI: 'native_american_serving',
} as const;
export const MISSIONS = Object.values(MISSION_COLUMNS);
export type Mission = (typeof MISSIONS)[number];

/** What the institution-level file says about a college in codes. Null means "not reported". */
export interface CollegeFacts {
  readonly predominantAward: PredominantAward | null;
  readonly testPolicy: TestPolicy | null;
  /** The code of LOCALE, from 11 for a large city to 43 for a remote rural place. */
  readonly locale: number | null;
  readonly missions: readonly Mission[];
  /** The code of RELAFFIL; null without an affiliation. */
  readonly religiousAffiliation: number | null;
  readonly onlineOnly: boolean | null;
  /** The school code for the federal aid application. */
  readonly fafsaCode: string | null;
  /** Whether the Department of Education pays aid only after a review of documents. */
  readonly cashMonitoring: boolean | null;
  readonly zip: string | null;
  /** Campuses with the same one share debt and earnings. Six digits. */
  readonly opeid6: string | null;
  /** Median earnings of high-school graduates in the state, and in the nation, in USD. */
  readonly thresholds: { readonly state: number | null; readonly nation: number | null };
}

const FLAGS: Readonly<Record<string, boolean>> = { '0': false, '1': true };

/** Reads the facts in a row. @param cell the text of a column; empty if the file doesn't have it */
export function readFacts(cell: (column: string) => string): CollegeFacts {
  const code = (column: string): number | null => {
    const text = cell(column).trim();
    return /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  const text = (column: string, pattern: RegExp): string | null => pattern.exec(cell(column).trim())?.[0] ?? null;
  return {
    predominantAward: PREDOMINANT_AWARDS[code('PREDDEG') ?? -1] ?? null,
    testPolicy: findTestPolicy(cell('ADMCON7').trim()),
    locale: code('LOCALE'),
    missions: Object.entries(MISSION_COLUMNS).flatMap(([column, mission]) =>
      cell(column).trim() === '1' ? [mission] : [],
    ),
    religiousAffiliation: code('RELAFFIL'),
    onlineOnly: FLAGS[cell('DISTANCEONLY').trim()] ?? null,
    fafsaCode: text('FEDSCHCD', /^[0-9A-Z]{6}$/),
    cashMonitoring: FLAGS[cell('HCM2').trim()] ?? null,
    zip: text('ZIP', /^\d{5}/),
    opeid6: text('OPEID6', /^\d{1,6}$/)?.padStart(6, '0') ?? null,
    thresholds: { state: code('EARN_THR_STATE'), nation: code('EARN_THR_NAT') },
  };
}

const isTestPolicyCode = (code: string): code is keyof typeof TEST_POLICIES => Object.hasOwn(TEST_POLICIES, code);
const findTestPolicy = (code: string): TestPolicy | null => (isTestPolicyCode(code) ? TEST_POLICIES[code] : null);
