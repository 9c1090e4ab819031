import type { CollegeView, FigureView } from '../../application/directory/ports/college-reader';
import type { CollegeType } from '../../domain/catalogue/college-type';
import type { FigureName } from '../../domain/catalogue/federal/federal-figures';

type SummarizedCollege = Pick<CollegeView, 'name' | 'city' | 'state' | 'type' | 'level' | 'open_admission'>;
type SummarizedFigures = Readonly<
  Record<Extract<FigureName, 'enrollment' | 'admission_rate' | 'graduation_rate' | 'net_price'>, FigureView>
>;

/** Returns a title that no other open college has: "Alma College, Alma, MI". */
export const toCollegeTitle = (
  { name, city, state, ipeds_id }: Pick<CollegeView, 'name' | 'city' | 'state' | 'ipeds_id'>,
  hasNamesake: boolean,
): string => `${name}, ${city}, ${state}${hasNamesake ? ` (federal ID ${ipeds_id})` : ''}`;

const KINDS: Readonly<Record<CollegeType, string>> = {
  'Public 4-year': 'a public four-year college',
  'Public 2-year': 'a public two-year college',
  'Private Non-Profit 4-year': 'a private nonprofit four-year college',
  'Private Non-Profit 2-year': 'a private nonprofit two-year college',
  'Private For-Profit 4-year': 'a private for-profit four-year college',
  'Private For-Profit 2-year': 'a private for-profit two-year college',
};

const formatNumber = (value: number): string => Math.round(value).toLocaleString('en-US');
const formatPercent = (share: number): string => `${Math.round(share * 100)}%`;

/** Returns sentences about a college from its figures, for colleges without a description; unknown figures are left out. */
export function summarizeCollege(college: SummarizedCollege, figures: SummarizedFigures): string {
  const { enrollment, admission_rate, graduation_rate, net_price } = figures;
  const kind =
    college.level === 'less-than-2-year'
      ? KINDS[college.type].replace('two-year college', 'school with programs of less than two years')
      : KINDS[college.type];
  const students = enrollment.value === null ? '' : `, with ${formatNumber(enrollment.value)} undergraduates`;
  return [
    `${college.name} is ${kind} in ${college.city}, ${college.state}${students}.`,
    ...(college.open_admission
      ? ['Everyone who applies is accepted.']
      : describe(admission_rate, (rate) => `${formatPercent(rate)} of applicants are accepted.`)),
    ...describe(
      graduation_rate,
      (rate) => `${formatPercent(rate)} of full-time students finish within one and a half times the normal time.`,
    ),
    ...describe(net_price, (price) =>
      price < 0
        ? 'Grants exceed the costs on average.'
        : `After grants, a year costs $${formatNumber(price)} on average.`,
    ),
  ].join(' ');
}

const describe = ({ value }: FigureView, say: (value: number) => string): string[] =>
  value === null ? [] : [say(value)];
