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

/** Returns the value, or the reason why there is none. */
export const figureText = (name: AnyFigureName, { value, reason }: Pick<Figure, 'value' | 'reason'>): string =>
  value === null ? REASONS[reason ?? 'not_reported'] : formatFigure(name, value);
