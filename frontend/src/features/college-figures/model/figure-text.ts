import { formatPrice, type CollegeDetail, type Figure, type FigureName } from '@/entities/college';
import { formatCount, formatPercent, formatRatio } from '@/shared/lib/format';

const MONEY_PATTERN =
  /^(net_price|cost_|tuition_|room_|books|other_|debt|monthly_payment|parent_debt|earnings_|spending|endowment|faculty_monthly)/;
const COUNT_PATTERN = /^(enrollment|sat_|act_)/;

type FigureKind = 'money' | 'share' | 'count' | 'ratio';

export function figureKind(name: FigureName): FigureKind {
  if (MONEY_PATTERN.test(name)) return 'money';
  if (COUNT_PATTERN.test(name)) return 'count';
  return name === 'student_faculty_ratio' ? 'ratio' : 'share';
}

const FORMATS: Record<FigureKind, (value: number) => string> = {
  money: formatPrice,
  share: formatPercent,
  count: formatCount,
  ratio: formatRatio,
};

export const formatFigure = (name: FigureName, value: number): string => FORMATS[figureKind(name)](value);

const REASONS: Record<NonNullable<Figure['reason']>, string> = {
  not_reported: 'Not reported',
  suppressed: 'Withheld for privacy',
  does_not_apply: 'Does not apply',
};

/** Returns the value, or the reason why there is none. */
export const figureText = (name: FigureName, { value, reason }: Figure): string =>
  value === null ? REASONS[reason ?? 'not_reported'] : formatFigure(name, value);

/** 'Source: College Scorecard. 2022–23: average price after grants; 2023–24: books and supplies.' */
export function captionOf(college: CollegeDetail, rows: readonly { name: FigureName; label: string }[]): string {
  const known = rows.filter(({ name }) => college.figures[name].value !== null);
  const sources = [...new Set(known.map(({ name }) => college.figures[name].source))];
  if (sources.length === 0) return 'Source: College Scorecard.';
  const years = [...new Set(known.flatMap(({ name }) => college.figures[name].year ?? []))];
  const labelsOf = (year: string) =>
    known.filter(({ name }) => college.figures[name].year === year).map(({ label }) => lowerFirst(label));
  const periods =
    years.length === 1
      ? `, ${readable(years[0]!)}`
      : years.length === 0
        ? ''
        : `. ${upperFirst(years.map((year) => `${readable(year)}: ${labelsOf(year).join(', ')}`).join('; '))}`;
  return `Source: ${sources.join(' and ')}${periods}.`;
}

const readable = (year: string): string => year.replaceAll(/(\d{4})-(\d\d)\b/g, '$1–$2');
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string): string =>
  /^(SAT|ACT|A )/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** 'Measured for all campuses of Ohio State University together'; null if the campus was measured alone. */
export function pooledText({ name }: CollegeDetail, { value, pooled_with }: Figure): string | null {
  if (value === null || pooled_with.length === 0) return null;
  const family = name.split(/-| at |, /)[0]!.trim();
  return `Measured for all campuses of ${family} together (${pooled_with.length + 1}).`;
}
