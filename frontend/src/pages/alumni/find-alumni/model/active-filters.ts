import type { AlumniFilters } from '@/entities/alum';
import { plural } from '@/shared/lib/plural';
import { undefinedIfEmpty, type FinderSearch } from './search';

interface ActiveFilter {
  key: string;
  label: string;
  /** The change of the URL that removes the filter. */
  remove: Partial<FinderSearch>;
}

export type FilterName = keyof AlumniFilters;
const FILTER_NAMES: readonly FilterName[] = [
  'college',
  'major',
  'industries',
  'years',
  'mentor',
  'field',
  'chosenBetween',
];

export const clearFilterChange = (filter: FilterName): Partial<FinderSearch> => ({ [filter]: undefined });
export const clearAllFiltersChange = (): Partial<FinderSearch> =>
  Object.assign({}, ...FILTER_NAMES.map(clearFilterChange)) as Partial<FinderSearch>;

/** Returns the names of the active filters. */
export const activeFilterNames = (search: FinderSearch): FilterName[] =>
  FILTER_NAMES.filter((name) => search[name] !== undefined);

const FIELD_LABEL = 'Studied the compared field';
const consideredCollegesLabel = (ids: readonly number[]) => `Considered the same ${ids.length} colleges`;

/** Returns every active filter with its label, one entry per value. */
export function activeFilters({
  college,
  major,
  industries = [],
  years = [],
  mentor,
  field,
  chosenBetween,
}: FinderSearch): ActiveFilter[] {
  const text = (name: 'college' | 'major', label: string | undefined) =>
    label ? [{ key: name, label, remove: clearFilterChange(name) }] : [];
  return [
    ...text('college', college),
    ...text('major', major),
    ...industries.map((industry) => ({
      key: industry,
      label: industry,
      remove: { industries: undefinedIfEmpty(industries.filter((other) => other !== industry)) },
    })),
    ...years.map((year) => ({
      key: String(year),
      label: `Class of ${year}`,
      remove: { years: undefinedIfEmpty(years.filter((other) => other !== year)) },
    })),
    ...(mentor ? [{ key: 'mentor', label: 'Willing to mentor', remove: clearFilterChange('mentor') }] : []),
    ...(field ? [{ key: 'field', label: FIELD_LABEL, remove: clearFilterChange('field') }] : []),
    ...(chosenBetween
      ? [
          {
            key: 'chosenBetween',
            label: consideredCollegesLabel(chosenBetween),
            remove: clearFilterChange('chosenBetween'),
          },
        ]
      : []),
  ];
}

/** Returns the wording of a filter in a sentence: 'Remove the 2 industries to see 14 alumni'. */
export function filterPhrase(search: FinderSearch, filter: FilterName): string {
  if (filter === 'chosenBetween') return `“${consideredCollegesLabel(search.chosenBetween ?? [])}”`;
  if (filter === 'field') return `“${FIELD_LABEL}”`;
  if (filter === 'mentor') return '“Willing to mentor”';
  const value = search[filter];
  if (!Array.isArray(value)) return `“${value}”`;
  const only = value[0] ?? '';
  if (filter === 'years') return plural(value.length, { one: 'the class of {only}', other: 'the # classes' }, { only });
  return plural(value.length, { one: '“{only}”', other: 'the # industries' }, { only });
}
