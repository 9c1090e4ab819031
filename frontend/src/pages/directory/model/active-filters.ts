import { stateName } from '@/shared/config';
import type { FilterName, RangeName } from '../api/directory';
import {
  CHOICE_FILTER_NAMES,
  choiceLabel,
  formatRangeBound,
  isRangeName,
  RANGE_NAMES,
  RANGE_DEFINITIONS,
  SUB_TWO_YEAR_LABEL,
  SUB_TWO_YEAR_TYPE,
  typeLabel,
  WITH_MENTORS_LABEL,
} from './choices';
import { isRangeSet, mergeChanges, selectedRange, type DirectorySearch } from './search';

interface ActiveFilter {
  key: string;
  label: string;
  /** Change to the URL that removes the filter. */
  remove: Partial<DirectorySearch>;
}

const LIST_FILTER_NAMES = ['states', 'types', 'majors', ...CHOICE_FILTER_NAMES] as const;
type ListFilterName = (typeof LIST_FILTER_NAMES)[number];

const LIST_FILTER_NOUNS: Readonly<Record<ListFilterName, string>> = {
  states: 'states',
  types: 'types',
  majors: 'majors',
  settings: 'settings',
  missions: 'missions',
  tests: 'test policies',
};

function filterValueLabel(list: ListFilterName, value: string): string {
  if (list === 'states') return stateName(value);
  return list === 'types' || list === 'majors' ? typeLabel(value) : choiceLabel(list, value);
}

function rangeLabel(search: DirectorySearch, name: RangeName): string {
  const { label, end, format } = RANGE_DEFINITIONS[name];
  const [min, max] = selectedRange(search, name);
  if (max >= end) return `${label} from ${format(min)}`;
  return min === 0 ? `${label} up to ${format(max)}` : `${label} ${format(min)} to ${formatRangeBound(name, max)}`;
}

/** Returns the change that removes a filter completely. */
export function clearFilterChange(filter: FilterName): Partial<DirectorySearch> {
  if (isRangeName(filter)) {
    return { [`${filter}_min`]: undefined, [`${filter}_max`]: undefined };
  }
  return { [filter]: undefined };
}

export function clearAllFiltersChange(): Partial<DirectorySearch> {
  const filters = ['q', ...LIST_FILTER_NAMES, ...RANGE_NAMES, 'mentors'] as const;
  return { ...mergeChanges(filters.map(clearFilterChange)), short: undefined, unreported: undefined };
}

/** Returns an entry only if the URL differs from the default. */
function activeSubTwoYearFilter({ short, types, q }: DirectorySearch): ActiveFilter[] {
  const isDefault = short === undefined || (short === 'no' && (q === undefined || types !== undefined));
  if (isDefault) return [];
  const label = short === 'yes' ? typeLabel(SUB_TWO_YEAR_TYPE) : `Without ${SUB_TWO_YEAR_LABEL}`;
  return [{ key: 'short', label, remove: { short: undefined } }];
}

/** Returns all active filters, one entry per value, with readable labels. */
export function activeFilters(search: DirectorySearch): ActiveFilter[] {
  const texts = search.q ? [{ key: 'q', label: `“${search.q}”`, remove: clearFilterChange('q') }] : [];
  const choices = LIST_FILTER_NAMES.flatMap((list) =>
    (search[list] ?? []).map((value) => {
      const others = search[list]?.filter((other) => other !== value) ?? [];
      return {
        key: `${list}-${value}`,
        label: filterValueLabel(list, value),
        remove: { [list]: others.length > 0 ? others : undefined },
      };
    }),
  );
  const ranges = RANGE_NAMES.filter((name) => isRangeSet(search, name)).map((name) => ({
    key: name,
    label: rangeLabel(search, name),
    remove: clearFilterChange(name),
  }));
  const mentors = search.mentors
    ? [{ key: 'mentors', label: WITH_MENTORS_LABEL, remove: clearFilterChange('mentors') }]
    : [];
  return [...texts, ...choices, ...activeSubTwoYearFilter(search), ...ranges, ...mentors];
}

/** Returns the name of a filter for a sentence: 'without the 2 states'. */
export function describeFilter(search: DirectorySearch, filter: FilterName): string {
  if (filter === 'q') return `“${search.q}”`;
  if (filter === 'mentors') return `“${WITH_MENTORS_LABEL}”`;
  if (isRangeName(filter)) {
    return `the ${RANGE_DEFINITIONS[filter].missing} range`;
  }
  const values = search[filter] ?? [];
  const [only] = values;
  if (values.length === 1 && only) return `“${filterValueLabel(filter, only)}”`;
  return `the ${values.length} ${LIST_FILTER_NOUNS[filter]}`;
}
