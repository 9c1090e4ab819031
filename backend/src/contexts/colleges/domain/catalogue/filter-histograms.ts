/** The figures by which colleges can be filtered, each with the scale of its range. */
export const FIGURE_SCALES = {
  /** In-state tuition and fees of an academic year, USD. */
  tuition: { least: 0, most: 50_000 },
  /** Percent of applicants. */
  acceptance: { least: 0, most: 100 },
  /** Degree-seeking undergraduates. */
  enrollment: { least: 0, most: 50_000 },
  /** Average yearly price after grants, USD. It can be negative; the first bar includes such prices. */
  net_price: { least: 0, most: 50_000 },
  /** Percent of students who finish within 150 % of the normal time. */
  graduation: { least: 0, most: 100 },
  /** Percent of full-time students who return after the first year. */
  retention: { least: 0, most: 100 },
  /** Median earnings ten years after entry, USD. */
  earnings: { least: 0, most: 100_000 },
  /** Median federal debt of graduates, USD. */
  debt: { least: 0, most: 40_000 },
} as const;

export type ScaledFigure = keyof typeof FIGURE_SCALES;
const isScaledFigure = (name: string): name is ScaledFigure => Object.hasOwn(FIGURE_SCALES, name);
export const SCALED_FIGURES: readonly ScaledFigure[] = Object.keys(FIGURE_SCALES).filter(isScaledFigure);

export const HISTOGRAM_BAR_COUNT = 20;

/** The distribution of colleges over the scale of a figure. */
export interface Histogram {
  readonly least: number;
  readonly most: number;
  /** Width of a bar. */
  readonly step: number;
  /** Number of colleges per bar, in ascending order. The last bar includes `most`. */
  readonly counts: readonly number[];
  /** Number of colleges above `most`. */
  readonly above: number;
  /** Number of colleges that don't report the figure. */
  readonly unreported: number;
}

export const barWidth = (figure: ScaledFigure): number =>
  (FIGURE_SCALES[figure].most - FIGURE_SCALES[figure].least) / HISTOGRAM_BAR_COUNT;

/**
 * Returns the bar of a value, from 0.
 * @returns BARS for a value above the scale
 */
export function barIndex(figure: ScaledFigure, value: number): number {
  const { least, most } = FIGURE_SCALES[figure];
  return value > most
    ? HISTOGRAM_BAR_COUNT
    : Math.max(0, Math.min(Math.floor((value - least) / barWidth(figure)), HISTOGRAM_BAR_COUNT - 1));
}

/** @param tallies number of colleges in each bar; a null bar contains colleges that don't report it */
export function toHistogram(
  figure: ScaledFigure,
  tallies: readonly { readonly bar: number | null; readonly count: number }[],
): Histogram {
  const inBar = new Map(tallies.map(({ bar, count }) => [bar, count]));
  return {
    ...FIGURE_SCALES[figure],
    step: barWidth(figure),
    counts: Array.from({ length: HISTOGRAM_BAR_COUNT }, (_, bar) => inBar.get(bar) ?? 0),
    above: inBar.get(HISTOGRAM_BAR_COUNT) ?? 0,
    unreported: inBar.get(null) ?? 0,
  };
}
