import { formatGraduationClass } from '@/entities/alum';
import { stateName } from '@/shared/config';
import type { StudentsSearch } from './search';

interface ActiveFilter {
  key: string;
  label: string;
  /** The change of the URL that removes the filter. */
  remove: Partial<StudentsSearch>;
}

export const CLEAR_ALL_FILTERS_CHANGE: Partial<StudentsSearch> = {
  q: undefined,
  major: undefined,
  year: undefined,
  state: undefined,
};

/** Returns every active filter with its label. */
export function activeFilters({ q, major, year, state }: StudentsSearch): ActiveFilter[] {
  const labels = { q, major, year: year && formatGraduationClass(year), state: state && stateName(state) };
  return Object.entries(labels).flatMap(([key, label]) =>
    label ? [{ key, label: String(label), remove: { [key]: undefined } }] : [],
  );
}
