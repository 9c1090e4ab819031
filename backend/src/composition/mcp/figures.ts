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

/** Returns the figures with these names. @param url the page that shows them */
export const toFigures = (
  figures: Readonly<Record<FigureName, FigureView>>,
  names: readonly FigureName[],
  url: string,
): Partial<Record<FigureName, Figure>> =>
  Object.fromEntries(
    // Named one by one: spreading a hundred figures takes most of the time of a call.
    names.map((name): [FigureName, Figure] => {
      const { value, range, reason, year, source, students, pooled_with, median, national } = figures[name];
      const measured = {
        value,
        unit: getFigureUnit(name),
        reason,
        year,
        source,
        url,
        students,
        pooled_with: [...pooled_with],
      };
      return [name, range ? { ...measured, range, median, national } : { ...measured, median, national }];
    }),
  );

const NUMBER = new Intl.NumberFormat('en-US');

const formatNumber = (value: number, unit: Value['unit']): string => {
  if (unit === 'usd') return `${value < 0 ? '-' : ''}$${NUMBER.format(Math.abs(value))}`;
  if (unit === 'share') return `${Number((value * 100).toFixed(2))}%`;
  return NUMBER.format(value);
};

/** "$17,342 (2022-23, College Scorecard)", or the reason why there is no value. */
export function formatValue({ value, unit, reason, year, source }: Value, range?: Figure['range']): string {
  const origin = [year, source].filter((part) => part !== null).join(', ');
  if (range) return `${formatNumber(range.from, unit)} to ${formatNumber(range.to, unit)} (${origin})`;
  if (value === null) return `unknown (${reason?.replaceAll('_', ' ') ?? 'not reported'})`;
  return `${formatNumber(value, unit)} (${origin})`;
}

/** Describes figures, one in a line; the ones without a value are together in one line for each reason. */
export function describeFigures(figures: Partial<Record<FigureName, Figure>>): string[] {
  const missing = new Map<string, string[]>();
  const lines = Object.entries(figures).flatMap(([name, figure]) => {
    if (figure.value !== null || figure.range) return [`- ${name}: ${formatValue(figure, figure.range)}`];
    const reason = figure.reason?.replaceAll('_', ' ') ?? 'not reported';
    missing.set(reason, [...(missing.get(reason) ?? []), name]);
    return [];
  });
  return [...lines, ...[...missing].map(([reason, names]) => `- unknown (${reason}): ${names.join(', ')}`)];
}
