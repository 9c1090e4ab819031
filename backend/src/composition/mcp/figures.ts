import { z } from 'zod';
import { CATALOG_NAMES, type FigureName, type FigureView, getFigureUnit } from '../../contexts/colleges';

const unitSchema = z
  .enum(['usd', 'share', 'points', 'people', 'ratio'])
  .describe(
    'usd: whole US dollars; share: a fraction of 1; points: test score; people: a count; ratio: students per instructor',
  );

/** What every number carries. */
const provenance = {
  value: z.number().nullable().describe('null means unknown, never 0'),
  unit: unitSchema,
  reason: z.enum(CATALOG_NAMES.figureReasons).nullable().describe('why there is no value; null if there is one'),
  year: z.string().nullable().describe('the period that the value describes; null if unknown'),
  source: z.string().nullable().describe('the publisher of the value; null if no imported file has the figure'),
  url: z.string().describe('the page that shows the value'),
};

export const valueSchema = z.object(provenance);

export const measuredSchema = z.object({
  ...provenance,
  students: z.number().nullable().describe('number of students behind the value; null if unknown'),
  pooled_with: z.array(z.number()).describe('IDs of other colleges that were measured together with this one'),
});

const figureSchema = z.object({
  ...measuredSchema.shape,
  range: z
    .object({ from: z.number(), to: z.number() })
    .optional()
    .describe('instead of a value, where the source only gives a range'),
  median: z.number().nullable().describe('median of colleges with the same predominant award, same unit and source'),
  national: z.number().nullable().describe('median of all colleges, same unit and source'),
});

type Figure = z.output<typeof figureSchema>;
type Value = z.output<typeof valueSchema>;

export const figureNameSchema = z.enum(CATALOG_NAMES.figures);
/** Figures by name; the ones that weren't asked for are left out. */
export const figuresSchema = z.partialRecord(figureNameSchema, figureSchema);

type FigureViews = Readonly<Partial<Record<FigureName, FigureView>>>;

/** Returns the figures with these names. */
export const pickFigures = (figures: FigureViews, names: readonly FigureName[]): FigureViews =>
  Object.fromEntries(names.map((name) => [name, figures[name]]));

/** Returns figures with their units. @param url the page that shows them */
export function toFigures(figures: FigureViews, url: string): Partial<Record<FigureName, Figure>> {
  const all: Partial<Record<FigureName, Figure>> = {};
  for (const name of CATALOG_NAMES.figures) {
    const figure = figures[name];
    if (!figure) continue;
    // Named one by one: spreading a hundred figures took most of the time of a call.
    const { value, range, reason, year, source, students, pooled_with, median, national } = figure;
    const unit = getFigureUnit(name);
    const measured = { value, unit, reason, year, source, url, students, pooled_with: [...pooled_with] };
    all[name] = range ? { ...measured, range, median, national } : { ...measured, median, national };
  }
  return all;
}

const NUMBER = new Intl.NumberFormat('en-US');

const formatNumber = (value: number, unit: Value['unit']): string => {
  if (unit === 'usd') return `${value < 0 ? '-' : ''}$${NUMBER.format(Math.abs(value))}`;
  if (unit === 'share') return `${Number((value * 100).toFixed(2))}%`;
  return NUMBER.format(value);
};

/** "$17,342 (2022-23, College Scorecard)", or the reason why there is no value. */
export function formatValue({ value, unit, reason, year, source }: Value, range?: Figure['range']): string {
  const origin = year !== null && source !== null ? `${year}, ${source}` : (year ?? source ?? '');
  if (range) return `${formatNumber(range.from, unit)} to ${formatNumber(range.to, unit)} (${origin})`;
  if (value === null) return `unknown (${reason?.replaceAll('_', ' ') ?? 'not reported'})`;
  return `${formatNumber(value, unit)} (${origin})`;
}

/** Describes figures, one in a line; the ones without a value are together in one line for each reason. */
export function describeFigures(figures: Partial<Record<FigureName, Figure>>): string[] {
  const lines: string[] = [];
  const missing = new Map<string, string[]>();
  for (const [name, figure] of Object.entries(figures)) {
    if (figure.value !== null || figure.range) {
      lines.push(`- ${name}: ${formatValue(figure, figure.range)}`);
      continue;
    }
    const reason = figure.reason?.replaceAll('_', ' ') ?? 'not reported';
    const names = missing.get(reason);
    if (names) names.push(name);
    else missing.set(reason, [name]);
  }
  for (const [reason, names] of missing) lines.push(`- unknown (${reason}): ${names.join(', ')}`);
  return lines;
}
