import type { FactsView, FigureSources, FigureView } from '../../application/directory/ports/college-reader';
import type { CollegeLevel } from '../../domain/catalogue/college-type';
import { COMPARED_FIGURES, type ComparedFigure } from '../../domain/catalogue/figures';
import type { Mission, PredominantAward, TestPolicy } from '../../domain/catalogue/federal/college-facts';
import { findAffiliation, findSetting } from '../../domain/catalogue/federal/fact-labels';
import { FIGURE_NAMES, type FigureName, getFigureDefinition } from '../../domain/catalogue/federal/federal-figures';
import { explainMissingFigure, type FigureContext, isHiddenShare } from '../../domain/catalogue/federal/figure-reasons';
import type { FigureRange } from '../../domain/catalogue/federal/reported-figures';
import { findFigureYear } from '../../domain/catalogue/federal/figure-years';

/** The federal figures of a college `c`; requires `FIGURE_JOINS_SQL`. */
export const FIGURE_VALUES_SQL = `
  CASE WHEN figures.college_id IS NOT NULL THEN json_build_object(
    'predominant_award', figures.predominant_award, 'test_policy', figures.test_policy, 'locale', figures.locale,
    'missions', figures.missions, 'religious_affiliation', figures.religious_affiliation,
    'online_only', figures.online_only, 'fafsa_code', figures.fafsa_code,
    'cash_monitoring', figures.cash_monitoring, 'threshold_state', figures.threshold_state,
    'threshold_nation', figures.threshold_nation, 'ranges', figures.ranges, 'suppressed', figures.suppressed, 'students', figures.students) END
    AS facts,
  CASE WHEN figures.college_id IS NOT NULL THEN
    ARRAY[${FIGURE_NAMES.map((name) => `figures.${name}::float8`).join(', ')}] END AS figure_values`;

/** The federal figures of a college `c` with the campuses that they are measured with; requires `FIGURE_JOINS_SQL`. */
export const FIGURE_COLUMNS_SQL = `${FIGURE_VALUES_SQL},
  ARRAY(SELECT p.college_id FROM colleges.federal_figures p JOIN colleges.colleges campus ON campus.id = p.college_id
        WHERE p.opeid6 = figures.opeid6 AND p.college_id <> c.id AND campus.operating AND campus.ipeds_id <= 999999
        ORDER BY p.college_id) AS pooled_with`;

export const FIGURE_JOINS_SQL = 'LEFT JOIN colleges.federal_figures figures ON figures.college_id = c.id';

export const MEDIANS_SQL = 'SELECT award, figure, median FROM colleges.figure_medians';

export interface MedianRow {
  readonly award: string;
  readonly figure: string;
  readonly median: number;
}

/** Medians by predominant award, or "all", and by figure. */
export type FigureMedians = ReadonlyMap<string, Readonly<Partial<Record<string, number>>>>;

export function toFigureMedians(rows: readonly MedianRow[]): FigureMedians {
  const medians = new Map<string, Partial<Record<string, number>>>();
  for (const { award, figure, median } of rows) {
    const known = medians.get(award) ?? {};
    known[figure] = median;
    medians.set(award, known);
  }
  return medians;
}

/** What the file says in codes, and which figures it withholds. */
interface FigureFacts {
  readonly predominant_award: PredominantAward | null;
  readonly test_policy: TestPolicy | null;
  readonly locale: number | null;
  readonly missions: readonly Mission[];
  readonly religious_affiliation: number | null;
  readonly online_only: boolean | null;
  readonly fafsa_code: string | null;
  readonly cash_monitoring: boolean | null;
  readonly threshold_state: number | null;
  readonly threshold_nation: number | null;
  readonly ranges: Readonly<Partial<Record<FigureName, FigureRange>>>;
  readonly suppressed: readonly FigureName[];
  readonly students: Readonly<Partial<Record<FigureName, number>>>;
}

export interface FigureRow extends Readonly<Record<ComparedFigure, number | null>> {
  readonly level: CollegeLevel;
  readonly open_admission: boolean | null;
  readonly release: string | null;
  /** Null for a college of the starter table. */
  readonly facts: FigureFacts | null;
  /** In the order of `FIGURE_NAMES`; null, or NaN in a snapshot, without a value. Null for a college of the starter table. */
  readonly figure_values: ArrayLike<number | null> | null;
  readonly pooled_with: readonly number[];
}

/** Awards whose colleges differ too much for a median. */
const WITHOUT_MEDIAN = new Set<string | null>(['none', 'graduate', null]);

const FIGURE_INDEXES: ReadonlyMap<FigureName, number> = new Map(FIGURE_NAMES.map((name, index) => [name, index]));

/** Returns all figures. @see toNamedFigureViews */
export const toFigureViews = (
  row: FigureRow,
  sources: Readonly<Record<ComparedFigure, FigureSources>>,
  medians: FigureMedians,
): Record<FigureName, FigureView> =>
  toNamedFigureViews(row, sources, medians, FIGURE_NAMES) as Record<FigureName, FigureView>;

/** @param sources of the figures that a college can replace with its own values */
export function toNamedFigureViews(
  row: FigureRow,
  sources: Readonly<Record<ComparedFigure, FigureSources>>,
  medians: FigureMedians,
  names: readonly FigureName[],
): Partial<Record<FigureName, FigureView>> {
  const award = row.facts?.predominant_award ?? null;
  const ofAward = WITHOUT_MEDIAN.has(award) ? undefined : medians.get(award ?? '');
  const national = medians.get('all');
  const reported = (name: FigureName): number | null => findFigureValue(row.figure_values, FIGURE_INDEXES.get(name)!);
  const context: FigureContext = {
    predominantAward: award,
    testPolicy: row.facts?.test_policy ?? null,
    openAdmission: row.open_admission,
    enrollment: reported('enrollment'),
    chargesByProgram: reported('tuition_program') !== null,
    chargesByYear: reported('tuition_in_state') !== null,
  };
  const views = names.map((name): [FigureName, FigureView] => {
    const { unit, isPooled } = getFigureDefinition(name);
    const own = isCompared(name) && (row.figure_values === null || sources[name].college !== null) ? name : null;
    const value = own ? row[own] : isHiddenShare(name, context) ? null : reported(name);
    const range = row.facts?.ranges[name];
    const isSuppressed = row.facts?.suppressed.includes(name) === true || isHiddenShare(name, context);
    const round = (median: number | undefined): number | null =>
      median === undefined ? null : unit === 'share' ? Math.round(median * 10_000) / 10_000 : Math.round(median);
    return [
      name,
      {
        value,
        ...(range && { range }),
        reason: value === null && !range ? explainMissingFigure(name, isSuppressed, context) : null,
        year: own ? sources[own].year : findFigureYear(name, row.release, row.level),
        source: own ? sources[own].source : 'College Scorecard',
        pooled_with: isPooled ? row.pooled_with : [],
        students: row.facts?.students[name] ?? null,
        median: round(ofAward?.[name]),
        national: round(national?.[name]),
      },
    ];
  });
  return Object.fromEntries(views);
}

export function toFactsView(facts: FigureFacts | null): FactsView {
  return {
    predominant_award: facts?.predominant_award ?? null,
    test_policy: facts?.test_policy ?? null,
    setting: findSetting(facts?.locale ?? null),
    missions: facts?.missions ?? [],
    religious_affiliation: findAffiliation(facts?.religious_affiliation ?? null),
    online_only: facts?.online_only ?? null,
    fafsa_code: facts?.fafsa_code ?? null,
    cash_monitoring: facts?.cash_monitoring ?? null,
    high_school_earnings: { state: facts?.threshold_state ?? null, nation: facts?.threshold_nation ?? null },
  };
}

const isCompared = (name: FigureName): name is FigureName & ComparedFigure =>
  COMPARED_FIGURES.some((figure) => figure === name);

/** Returns the value at an index of `FIGURE_NAMES`; null without one. */
export function findFigureValue(values: FigureRow['figure_values'], index: number): number | null {
  const value = values?.[index];
  return value === undefined || value === null || Number.isNaN(value) ? null : value;
}
