import {
  admissionRateText,
  alumniCountLabel,
  FIGURE_PANELS,
  figureText,
  hasOneTuition,
  isKnownFigure,
  MEASURES,
  PRICE_BANDS,
  REPAYMENT_FIGURES,
  sourceWithYear,
  listSourcesWithYear as sourcesOfOne,
  type CollegeDetail,
  type Figure,
  type FigureLabel,
  type FigurePanel,
  type Measure,
} from '@/entities/college';

/** A row of figures that share one scale. */
export interface MetricRow {
  key: string;
  label: string;
  measures: readonly { measure: Measure; label: string }[];
  format: (value: number | null) => string;
}

const toSingleMeasureRow = (measure: Measure): MetricRow => {
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
  toSingleMeasureRow('admission_rate'),
  toSingleMeasureRow('graduation_rate'),
  toSingleMeasureRow('enrollment'),
  toSingleMeasureRow('student_faculty_ratio'),
];

const isKnown = (value: number | null | undefined): value is number => value !== null && value !== undefined;

/** Returns the rows for which at least one college has a value. */
export const rowsWithValues = (colleges: readonly CollegeDetail[]): readonly MetricRow[] =>
  METRIC_ROWS.filter(({ measures }) =>
    colleges.some((college) =>
      measures.some(
        ({ measure }) => isKnown(college[measure]) || (measure === 'admission_rate' && college.open_admission),
      ),
    ),
  );

const hasDifferences = (texts: readonly string[]): boolean => new Set(texts).size > 1;

/** Whether the figures of a row differ between the colleges. */
export const rowDiffers = ({ measures, format }: MetricRow, colleges: readonly CollegeDetail[]): boolean =>
  measures.some(({ measure }) => hasDifferences(colleges.map((college) => formatFigure(college, measure, format))));

const METRIC_FIGURES = new Set<string>(METRIC_ROWS.flatMap(({ measures }) => measures.map(({ measure }) => measure)));

const listFigures = ({ id, main, rows }: FigurePanel): readonly FigureLabel[] => [
  main,
  ...(id === 'price'
    ? PRICE_BANDS.map(({ name, label }) => ({ name, label: `Price after grants, income ${label.toLowerCase()}` }))
    : []),
  ...rows,
  ...(id === 'debt' ? REPAYMENT_FIGURES : []),
];

/** Figures in a part of the table with a heading. */
export interface FigureGroup {
  title: string;
  figures: readonly FigureLabel[];
}

/**
 * Returns the figures that at least one college has, by panel, without those that have a row of their own.
 * @param onlyDifferences leaves out figures that are the same at all colleges
 */
export function listFigureGroups(colleges: readonly CollegeDetail[], onlyDifferences = false): FigureGroup[] {
  return FIGURE_PANELS.flatMap((panel) => {
    const figures = listFigures(panel).filter(
      ({ name }) =>
        !METRIC_FIGURES.has(name) &&
        colleges.some((college) => isKnownFigure(college.figures[name])) &&
        (!onlyDifferences || hasDifferences(colleges.map((college) => figureText(name, college.figures[name])))),
    );
    return figures.length === 0 ? [] : [{ title: panel.title, figures }];
  });
}

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
export function roundUpToScaleEnd(value: number): number {
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
  return roundUpToScaleEnd(Math.max(0, ...values.filter(isKnown)));
}

/** Returns the position of a value on a scale, from 0 to 100. */
export const scalePositionPercent = (end: number, value: number): number =>
  Math.min(100, Math.max(0, (value / end) * 100));

/** Returns the figure; 'N/A' if it wasn't published, or the reason why it was withheld or can't exist. */
export function formatFigure(college: CollegeDetail, measure: Measure, format: MetricRow['format']): string {
  const figure = college.figures[measure];
  if (measure === 'admission_rate' && college.open_admission) return admissionRateText(college);
  const isExplained = college[measure] === null && figure.value === null && figure.reason !== 'not_reported';
  return isExplained && figure.reason !== null ? figureText(measure, figure) : format(college[measure]);
}

/** Returns the figures of a row to show for a college: in-state and out-of-state tuition only once if they are equal. */
export const measuresOfCollege = ({ measures }: MetricRow, college: CollegeDetail): MetricRow['measures'] =>
  measures.some(({ measure }) => measure === 'tuition_out_state') && hasOneTuition(college)
    ? [{ measure: 'tuition_in_state', label: 'Tuition' }]
    : measures;

/** Returns the years and publishers of the figures shown, without duplicates. */
export function listFigureSources(colleges: readonly CollegeDetail[]): string[] {
  const measures = METRIC_ROWS.flatMap((row) => row.measures.map(({ measure }) => measure));
  return [...new Set(colleges.flatMap((college) => sourcesOfOne(college, measures)))];
}

/** Returns the sources of a group's figures with their years: 'College Scorecard, 2022–23, 2023–24'. */
export function listGroupSources({ figures }: FigureGroup, colleges: readonly CollegeDetail[]): string {
  const known = colleges.flatMap((college) => figures.map(({ name }) => college.figures[name])).filter(isKnownFigure);
  const sources = [...new Set(known.map(({ source }) => source))];
  const yearsOf = (source: string) =>
    [...new Set(known.flatMap((figure) => (figure.source === source ? (figure.year ?? []) : [])))].toSorted();
  return sources
    .map((source) => [source, ...yearsOf(source)].join(', '))
    .join('; ')
    .replaceAll(/(\d{4})-(\d\d)\b/g, '$1–$2');
}

const sourceOfFigure = (figure: Figure): string =>
  isKnownFigure(figure) ? [figure.source, ...(figure.year === null ? [] : [figure.year])].join(', ') : '';

/** A spreadsheet has no legend that explains 'N/A'. */
const spreadsheetText = (college: CollegeDetail, measure: Measure, format: MetricRow['format']): string =>
  college[measure] === null && !(measure === 'admission_rate' && college.open_admission)
    ? figureText(measure, { ...college.figures[measure], value: null })
    : formatFigure(college, measure, format);

/** Returns the comparison as a table for spreadsheets: a row for each figure, a column for each college. */
export function toSpreadsheetRows(colleges: readonly CollegeDetail[], origin: string): string[][] {
  const row = (label: string, of: (college: CollegeDetail) => string) => [label, ...colleges.map(of)];
  const figures = METRIC_ROWS.flatMap(({ key, label, measures, format }) =>
    measures.flatMap(({ measure, label: part }) => {
      const name = key === measure ? label : `${label}, ${part.toLowerCase()}`;
      return [
        row(name, (college) => spreadsheetText(college, measure, format)),
        row(`${name}: median for this type of college`, (college) => format(college.comparison[measure].median)),
        row(`${name}: source`, (college) => sourceWithYear(college, measure) ?? ''),
      ];
    }),
  );
  return [
    row('College', ({ name }) => name),
    row('Place', ({ city, state }) => `${city}, ${state}`),
    row('Type', ({ type }) => type),
    ...figures,
    ...listFigureGroups(colleges).flatMap(({ figures: listed }) =>
      listed.flatMap(({ name, label }) => [
        row(label, (college) => figureText(name, college.figures[name])),
        row(`${label}: source`, ({ figures: known }) => sourceOfFigure(known[name])),
      ]),
    ),
    row('Alumni', ({ alumniCount }) => alumniCountLabel(alumniCount)),
    row('Founded', ({ founded_year }) => (founded_year === null ? 'N/A' : String(founded_year))),
    row('Majors', ({ majors }) => majors.join('; ')),
    row('Page', ({ id }) => `${origin}/college/${id}`),
  ];
}
