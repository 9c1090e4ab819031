import {
  alumniCountLabel,
  MEASURES,
  sourceOf,
  sourcesOf as sourcesOfOne,
  type CollegeDetail,
  type Measure,
} from '@/entities/college';

/** A row of figures that share one scale. */
export interface MetricRow {
  key: string;
  label: string;
  measures: readonly { measure: Measure; label: string }[];
  format: (value: number | null) => string;
}

const single = (measure: Measure): MetricRow => {
  const { label, format } = MEASURES[measure];
  return { key: measure, label, measures: [{ measure, label }], format };
};

/** All rows, in display order. In-state and out-of-state tuition share one. */
export const METRIC_ROWS: readonly MetricRow[] = [
  {
    key: 'tuition',
    label: 'Tuition per year',
    measures: [
      { measure: 'tuition_in_state', label: 'In-state' },
      { measure: 'tuition_out_state', label: 'Out-of-state' },
    ],
    format: MEASURES.tuition_in_state.format,
  },
  single('admission_rate'),
  single('graduation_rate'),
  single('enrollment'),
  single('student_faculty_ratio'),
];

const known = (value: number | null | undefined): value is number => value !== null && value !== undefined;

/** Returns the rows for which at least one college has a value. */
export const knownRows = (colleges: readonly CollegeDetail[]): readonly MetricRow[] =>
  METRIC_ROWS.filter(({ measures }) =>
    colleges.some((college) =>
      measures.some(
        ({ measure }) => known(college[measure]) || (measure === 'admission_rate' && college.open_admission),
      ),
    ),
  );

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 2.5, 5].find((step) => value <= step * power) ?? 10);
}

/** Returns the upper end of a row's shared scale; the lower end is 0. Rates always end at 100%. */
export function scaleEnd({ measures }: MetricRow, colleges: readonly CollegeDetail[]): number {
  const isRate = measures.every(({ measure }) => measure.endsWith('_rate'));
  if (isRate) return 1;
  const values = measures.flatMap(({ measure }) =>
    colleges.flatMap((college) => [college[measure], college.comparison[measure].median]),
  );
  return roundUp(Math.max(0, ...values.filter(known)));
}

/** Returns the position of a value on a scale, from 0 to 100. */
export const positionOn = (end: number, value: number): number => Math.min(100, Math.max(0, (value / end) * 100));

/** Formats a figure. A college with open admission has no admission rate. */
export const figureOf = (college: CollegeDetail, measure: Measure, format: MetricRow['format']): string =>
  measure === 'admission_rate' && college.open_admission && college.admission_rate === null
    ? 'Open admission'
    : format(college[measure]);

/** Returns the years and publishers of the figures shown, without duplicates. */
export function sourcesOf(colleges: readonly CollegeDetail[]): string[] {
  const measures = METRIC_ROWS.flatMap((row) => row.measures.map(({ measure }) => measure));
  return [...new Set(colleges.flatMap((college) => sourcesOfOne(college, measures)))];
}

/** Returns the comparison as a table for spreadsheets: a row for each figure, a column for each college. */
export function comparisonRows(colleges: readonly CollegeDetail[], origin: string): string[][] {
  const row = (label: string, of: (college: CollegeDetail) => string) => [label, ...colleges.map(of)];
  const figures = METRIC_ROWS.flatMap(({ key, label, measures, format }) =>
    measures.flatMap(({ measure, label: part }) => {
      const name = key === measure ? label : `${label}, ${part.toLowerCase()}`;
      return [
        row(name, (college) => figureOf(college, measure, format)),
        row(`${name}: median of its type`, (college) => format(college.comparison[measure].median)),
        row(`${name}: source`, (college) => sourceOf(college, measure) ?? ''),
      ];
    }),
  );
  return [
    row('College', ({ name }) => name),
    row('Place', ({ city, state }) => `${city}, ${state}`),
    row('Type', ({ type }) => type),
    ...figures,
    row('Alumni', ({ alumniCount }) => alumniCountLabel(alumniCount)),
    row('Founded', ({ founded_year }) => (founded_year === null ? 'N/A' : String(founded_year))),
    row('Majors', ({ majors }) => majors.join('; ')),
    row('Page', ({ id }) => `${origin}/college/${id}`),
  ];
}
