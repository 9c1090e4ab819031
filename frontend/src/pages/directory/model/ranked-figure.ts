import { type College, formatPrice } from '@/entities/college';
import { formatMoney, formatPercent } from '@/shared/lib/format';
import type { DirectorySort } from './choices';

const LABELS: Readonly<Partial<Record<DirectorySort, string>>> = {
  net_price: 'Price after grants',
  retention: 'Return after a year',
  earnings: 'Earnings',
  debt: 'Debt',
};

/**
 * Returns the label and the text of the figure by which the list is sorted; undefined if the row shows it anyway.
 * Figures of several campuses together are marked.
 */
export function rankedFigure(
  sort: DirectorySort | undefined,
  { ranked_by: ranked }: Pick<College, 'ranked_by'>,
): [label: string, figure: string] | undefined {
  const label = sort && LABELS[sort];
  if (!label || !ranked) return undefined;
  const { value, measured_together: isTogether } = ranked;
  const format = sort === 'retention' ? formatPercent : sort === 'net_price' ? formatPrice : formatMoney;
  return [isTogether ? `${label}, all campuses` : label, value === null ? 'Not reported' : format(value)];
}
