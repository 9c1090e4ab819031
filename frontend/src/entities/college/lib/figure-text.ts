import { formatCount, formatPercent, formatRatio } from '@/shared/lib/format';
import type { Figure, FigureName } from '../api/colleges';
import { formatPrice } from './format-price';

const MONEY_PATTERN =
  /^(net_price|cost_|tuition_|room_|books|other_|debt|monthly_payment|parent_debt|earnings_|spending|endowment|faculty_monthly)/;
const COUNT_PATTERN = /^(enrollment|sat_|act_|awards)/;

type FigureKind = 'money' | 'share' | 'count' | 'ratio';

/** The figures of a program. */
export type ProgramFigureName =
  | 'awards'
  | 'earnings_1_year'
  | 'earnings_4_years'
  | 'earnings_5_years'
  | 'debt'
  | 'monthly_payment';

type AnyFigureName = FigureName | ProgramFigureName;

export function figureKind(name: AnyFigureName): FigureKind {
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

export const formatFigure = (name: AnyFigureName, value: number): string => FORMATS[figureKind(name)](value);

const REASONS: Record<NonNullable<Figure['reason']>, string> = {
  not_reported: 'Not reported',
  suppressed: 'Withheld for privacy',
  does_not_apply: 'Does not apply',
};

type FigureContent = Pick<Figure, 'value' | 'range' | 'reason'>;

/** Whether the file has a value or a range. */
export const isKnownFigure = ({ value, range }: Omit<FigureContent, 'reason'>): boolean =>
  value !== null || range !== undefined;

/** Returns the value or the range, or the reason why there is none. */
export function figureText(name: AnyFigureName, { value, range, reason }: FigureContent): string {
  if (value !== null) return formatFigure(name, value);
  if (range === undefined) return REASONS[reason ?? 'not_reported'];
  if (range.from === 0) return `Up to ${wholePercent(range.to)}`;
  if (range.to === 1) return `${wholePercent(range.from)} or more`;
  return `${Math.round(range.from * 100)}–${wholePercent(range.to)}`;
}

/** Only shares are given as ranges, and only in whole percent. */
const wholePercent = (share: number): string => `${Math.round(share * 100)}%`;
