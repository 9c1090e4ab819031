/** The parts of the data of programs. Each of them comes from the newest imported file that contains it. */
export const PROGRAM_PARTS = ['main', 'supplement'] as const;
export type ProgramPart = (typeof PROGRAM_PARTS)[number];

export const PROGRAM_FIGURE_NAMES = [
  'awards',
  'earnings_1_year',
  'earnings_4_years',
  'earnings_5_years',
  'debt',
  'monthly_payment',
] as const;
export type ProgramFigureName = (typeof PROGRAM_FIGURE_NAMES)[number];

interface ProgramFigureDefinition {
  readonly part: ProgramPart;
  /** Columns of the federal file; the first one that the file has is read. */
  readonly columns: readonly string[];
  /** Columns with the number of students behind the figure. */
  readonly studentColumns: readonly string[];
  /** Whether colleges with the same OPEID6 are measured together. */
  readonly isPooled: boolean;
}

/** The figures of a program. Files of 2018 and before use the second name of a column. */
export const PROGRAM_FIGURES: Readonly<Record<ProgramFigureName, ProgramFigureDefinition>> = {
  awards: { part: 'main', columns: ['IPEDSCOUNT1'], studentColumns: [], isPooled: false },
  earnings_1_year: {
    part: 'main',
    columns: ['EARN_MDN_1YR', 'MD_EARN_WNE'],
    studentColumns: ['EARN_COUNT_WNE_1YR', 'EARNINGSCOUNT'],
    isPooled: true,
  },
  earnings_4_years: {
    part: 'main',
    columns: ['EARN_MDN_4YR'],
    studentColumns: ['EARN_COUNT_WNE_4YR'],
    isPooled: true,
  },
  earnings_5_years: {
    part: 'supplement',
    columns: ['EARN_MDN_5YR'],
    studentColumns: ['EARN_COUNT_WNE_5YR'],
    isPooled: true,
  },
  debt: {
    part: 'main',
    columns: ['DEBT_ALL_STGP_EVAL_MDN', 'DEBTMEDIAN'],
    studentColumns: ['DEBT_ALL_STGP_EVAL_N'],
    isPooled: true,
  },
  monthly_payment: {
    part: 'main',
    columns: ['DEBT_ALL_STGP_EVAL_MDN10YRPAY', 'DEBTPAYMENT10YR'],
    studentColumns: ['DEBT_ALL_STGP_EVAL_N'],
    isPooled: true,
  },
};

/** Columns with the earnings of all programs of a field and level in the country, four years after completion. */
export const NATIONAL_COLUMNS = {
  national: 'EARN_MDN_4YR_NAT',
  national_p25: 'EARN_P25_4YR_NAT',
  national_p75: 'EARN_P75_4YR_NAT',
} as const;

/** Which awards can be earned without coming to the campus. */
export const DISTANCES = ['none', 'some', 'all'] as const;
export type Distance = (typeof DISTANCES)[number];

/** @param code DISTANCE in the federal file; 0 means that the program wasn't reported */
export const findDistance = (code: number | null): Distance | null =>
  code === null ? null : (DISTANCES[code - 1] ?? null);
