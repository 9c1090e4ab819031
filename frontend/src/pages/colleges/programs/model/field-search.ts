import { isStateCode } from '@/shared/config';
import type { ProgramFilters } from '../api/programs';
import { FIGURE_SORTS } from './college-programs-search';
import { isLevel, type Level } from './levels';

const SORTS = [...FIGURE_SORTS, { value: 'name', label: 'College, A to Z', isAscending: true }] as const;
type FieldSort = (typeof SORTS)[number]['value'];
const DEFAULT_SORT: FieldSort = 'awards';

/** The URL parameters of the page of a field; default values are left out. */
export interface FieldSearch {
  level?: Level | undefined;
  /** USPS code. */
  state?: string | undefined;
  /** By awards if undefined. */
  sort?: FieldSort | undefined;
}

/** The URL parameters before validation. */
export type RawFieldSearch = { [Name in keyof FieldSearch]?: unknown };

export const FIELD_SORTS: readonly { value: FieldSort; label: string }[] = SORTS;

export function parseFieldSort(value: unknown): FieldSort | undefined {
  const sort = SORTS.find((choice) => choice.value === value)?.value;
  return sort === DEFAULT_SORT ? undefined : sort;
}

/** Parses the URL parameters; invalid values are ignored. */
export const parseFieldSearch = ({ level, state, sort }: RawFieldSearch): FieldSearch => ({
  level: isLevel(level) ? level : undefined,
  state: typeof state === 'string' && isStateCode(state) ? state : undefined,
  sort: parseFieldSort(sort),
});

/** Returns the request for the programs of a field. */
export const toProgramFilters = (cip: string, { level, state, sort = DEFAULT_SORT }: FieldSearch): ProgramFilters => ({
  cip,
  level,
  state,
  sort,
  order: SORTS.some((choice) => choice.value === sort && choice.isAscending) ? 'asc' : 'desc',
});
