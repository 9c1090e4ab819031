import { classOf } from '@/entities/alum';
import { stateName } from '@/shared/config';
import type { StudentsSearch } from './search';

export interface ActiveFilter {
  key: string;
  label: string;
  /** The change of the address that takes the filter away. */
  remove: Partial<StudentsSearch>;
}

export const WITHOUT_ALL: Partial<StudentsSearch> = {
  q: undefined,
  major: undefined,
  year: undefined,
  state: undefined,
};

/** Every filter that is set, as people read it. */
export function activeFilters({ q, major, year, state }: StudentsSearch): ActiveFilter[] {
  const labels = { q, major, year: year && classOf(year), state: state && stateName(state) };
  return Object.entries(labels).flatMap(([key, label]) =>
    label ? [{ key, label: String(label), remove: { [key]: undefined } }] : [],
  );
}
