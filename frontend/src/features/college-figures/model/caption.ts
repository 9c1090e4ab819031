import { isKnownFigure, type CollegeDetail, type Figure, type FigureLabel } from '@/entities/college';

/** 'Source: College Scorecard. 2022–23: average price after grants; 2023–24: books and supplies.' */
export function captionOf(college: CollegeDetail, rows: readonly FigureLabel[]): string {
  const known = rows.filter(({ name }) => isKnownFigure(college.figures[name]));
  const sources = [...new Set(known.map(({ name }) => college.figures[name].source))];
  if (sources.length === 0) return 'Source: College Scorecard.';
  const years = [...new Set(known.flatMap(({ name }) => college.figures[name].year ?? []))];
  const labelsOf = (year: string) =>
    known.filter(({ name }) => college.figures[name].year === year).map(({ label }) => lowerFirst(label));
  const periods =
    years.length === 1
      ? `, ${readableYear(years[0]!)}`
      : years.length === 0
        ? ''
        : `. ${upperFirst(years.map((year) => `${readableYear(year)}: ${labelsOf(year).join(', ')}`).join('; '))}`;
  return `Source: ${sources.join(' and ')}${periods}.`;
}

/** '2022-23' -> '2022–23' */
export const readableYear = (year: string): string => year.replaceAll(/(\d{4})-(\d\d)\b/g, '$1–$2');
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string): string =>
  /^(SAT|ACT)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** 'Measured for all campuses of Ohio State University together'; null if the campus was measured alone. */
export function pooledText({ name }: CollegeDetail, figure: Figure): string | null {
  const { pooled_with } = figure;
  if (!isKnownFigure(figure) || pooled_with.length === 0) return null;
  const family = name.split(/-| at |, /)[0]!.trim();
  return `Measured for all campuses of ${family} together (${pooled_with.length + 1}).`;
}
