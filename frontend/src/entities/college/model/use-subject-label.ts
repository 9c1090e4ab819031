import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/shared/api';
import { FIGURE_PANELS, PRICE_BANDS, REPAYMENT_FIGURES } from './figure-panels';

const LABELS = new Map<string, string>([
  ...[...FIGURE_PANELS.flatMap(({ main, rows }) => [main, ...rows]), ...REPAYMENT_FIGURES].map(
    ({ name, label }) => [name, label] as const,
  ),
  ...PRICE_BANDS.map(({ name, label }) => [name, `Price after grants for incomes ${label}`] as const),
]);

const fieldTitleQuery = (cip: string) =>
  queryOptions<Schemas['FieldDetail']>({ queryKey: [`/api/programs/fields/${cip}`] });

/** Returns the label of the figure or program that a question is about; undefined if it has none, or is loading. */
export function useSubjectLabel(
  about: { figure?: string | null | undefined; cip?: string | null | undefined } | null | undefined,
): string | undefined {
  const cip = about?.cip;
  const { data } = useQuery({ ...fieldTitleQuery(cip ?? ''), enabled: typeof cip === 'string' });
  return typeof about?.figure === 'string' ? LABELS.get(about.figure) : data?.field;
}
