import { MAJORS } from '@/entities/college';
import { parseCollegeIds } from '@/features/compare-colleges';
import { isStateCode } from '@/shared/config';
import type { CollegeFilters, CollegeOrder, RangeName, UnreportedFigure } from '../api/directory';
import {
  CHOICE_FILTER_NAMES,
  CHOICE_FILTERS,
  COLLEGE_TYPES,
  type DirectorySort,
  TYPES_EXCEPT_SUB_TWO_YEAR,
  RANGE_NAMES,
  RANGE_DEFINITIONS,
  SUB_TWO_YEAR_TYPE,
  SORT_NAMES,
  YOUR_PRICE_SORT,
} from './choices';

/** Everything the directory shows is in its URL. Default values are left out. */
export interface DirectorySearch extends CollegeFilters, Omit<CollegeOrder, 'sort'> {
  sort?: DirectorySort | undefined;
  tab?: 'majors' | undefined;
  /**
   * Schools of less than two years. If undefined, they are shown only if their type is selected, or in a search by text
   * without types.
   */
  short?: 'yes' | 'no' | undefined;
  /** A view together with `compare` means that colleges are selected but the comparison isn't open. */
  view?: 'list' | 'map' | undefined;
  page?: number | undefined;
  /** IDs of colleges: '1,2,3'. */
  compare?: string | undefined;
}

/** The URL parameters before validation. */
export type RawDirectorySearch = { [Name in keyof DirectorySearch]?: unknown };

const MAX_TEXT_LENGTH = 100;
const MAX_PAGE = 10_000;

const toArray = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const undefinedIfEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

/** Returns the known values without duplicates, in the order of the choices. */
const parseChoices = <T extends string>(value: unknown, choices: readonly T[]): T[] | undefined => {
  const values = new Set(toArray(value));
  return undefinedIfEmpty(choices.filter((choice) => values.has(choice)));
};

const parseChoice = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value);

function parseText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // The server refuses control characters.
  const plain = value.replace(/\p{Cc}/gu, ' ').trim();
  return plain.slice(0, MAX_TEXT_LENGTH) || undefined;
}

const parseWholeNumber = (value: unknown): number | undefined =>
  /^\d{1,10}$/.test(String(value)) ? Number(value) : undefined;

function parseStates(value: unknown): string[] | undefined {
  const codes = toArray(value).filter((code): code is string => typeof code === 'string' && isStateCode(code));
  return undefinedIfEmpty([...new Set(codes)].sort());
}

/**
 * Returns both bounds of a range. A bound is undefined at or beyond its end of the scale; both are if the range is
 * reversed or above the scale.
 */
function parseRangeBounds(search: RawDirectorySearch, name: RangeName): Partial<DirectorySearch> {
  const { end } = RANGE_DEFINITIONS[name];
  const [min, max] = [parseWholeNumber(search[`${name}_min`]) ?? 0, parseWholeNumber(search[`${name}_max`]) ?? end];
  return min > max || min > end ? {} : rangeChange(name, [min, max]);
}

/** Combines changes of different parameters. */
export const mergeChanges = (changes: readonly Partial<DirectorySearch>[]): Partial<DirectorySearch> =>
  changes.reduce((all, change) => ({ ...all, ...change }), {});

/** Parses the URL parameters; invalid values are ignored. */
export function parseDirectorySearch(raw: RawDirectorySearch): DirectorySearch {
  const page = parseWholeNumber(raw.page);
  return {
    tab: parseChoice(raw.tab, ['majors']),
    q: parseText(raw.q),
    states: parseStates(raw.states),
    types: parseChoices(raw.types, COLLEGE_TYPES),
    majors: parseChoices(raw.majors, MAJORS),
    ...mergeChanges(RANGE_NAMES.map((name) => parseRangeBounds(raw, name))),
    ...mergeChanges(
      CHOICE_FILTER_NAMES.map((name) => ({
        [name]: parseChoices(raw[name], Object.keys(CHOICE_FILTERS[name].labels)),
      })),
    ),
    mentors: String(raw.mentors) === 'true' || undefined,
    unreported: parseChoices<UnreportedFigure>(raw.unreported, [...RANGE_NAMES, 'majors']),
    sort: parseChoice(raw.sort, SORT_NAMES),
    order: parseChoice(raw.order, ['asc', 'desc']),
    near: parseText(raw.near),
    short: parseChoice(raw.short, ['yes', 'no']),
    view: parseChoice(raw.view, ['list', 'map']),
    page: page && page > 1 && page <= MAX_PAGE ? page : undefined,
    compare: parseCollegeIds(raw.compare).join(',') || undefined,
  };
}

/**
 * Checks whether schools of less than two years are shown. A search by text includes them, because the text may be the
 * name of one.
 */
export const includesSubTwoYear = ({ short, types, q }: DirectorySearch): boolean =>
  types?.includes(SUB_TWO_YEAR_TYPE) ||
  (short === undefined ? q !== undefined && types === undefined : short === 'yes');

/** Returns the types to request; undefined if all of them are shown. */
function requestedTypes(search: DirectorySearch): string[] | undefined {
  const { types } = search;
  if (!includesSubTwoYear(search)) return types ?? [...TYPES_EXCEPT_SUB_TWO_YEAR];
  return types && [...new Set([...types, SUB_TWO_YEAR_TYPE])];
}

/**
 * Returns the change that shows or hides schools of less than two years; `short` is set only if it differs from the
 * default.
 */
export function toggleSubTwoYear({ types, q }: DirectorySearch, isShown: boolean): Partial<DirectorySearch> {
  const longer = undefinedIfEmpty(types?.filter((type) => type !== SUB_TWO_YEAR_TYPE) ?? []);
  const usual = q !== undefined && longer === undefined;
  return { types: longer, short: isShown === usual ? undefined : isShown ? 'yes' : 'no' };
}

/** Returns the filters to send to the server. */
export function toCollegeFilters(search: DirectorySearch): CollegeFilters {
  const { q, states, majors, mentors, unreported } = search;
  const types = requestedTypes(search);
  const ranges = RANGE_NAMES.flatMap((name) =>
    ([`${name}_min`, `${name}_max`] as const).map((bound) => [bound, search[bound]] as const),
  );
  const known = unreported?.filter((name) => (name === 'majors' ? majors !== undefined : isRangeSet(search, name)));
  const filters = {
    q,
    states,
    types,
    majors,
    mentors,
    ...Object.fromEntries(ranges),
    ...Object.fromEntries(CHOICE_FILTER_NAMES.map((name) => [name, search[name]])),
    unreported: known && undefinedIfEmpty(known),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/**
 * Returns the order to request: by default the most popular first, or the best matches for a text. Sorting by distance
 * needs a place.
 */
export function toCollegeOrder({ q, sort, order, near }: DirectorySearch): CollegeOrder {
  const usual: CollegeOrder = q ? {} : { sort: 'popularity' };
  const isUsual = !sort || sort === YOUR_PRICE_SORT || (sort === 'distance' && !near);
  const requestedOrder = isUsual ? usual : { sort, order };
  return Object.fromEntries(Object.entries({ ...requestedOrder, near }).filter(([, value]) => value !== undefined));
}

export const isRangeSet = (search: DirectorySearch, name: RangeName): boolean =>
  search[`${name}_min`] !== undefined || search[`${name}_max`] !== undefined;

export const selectedRange = (search: DirectorySearch, name: RangeName): [number, number] => [
  search[`${name}_min`] ?? 0,
  search[`${name}_max`] ?? RANGE_DEFINITIONS[name].end,
];

/** Returns the change that sets a range; bounds at the ends of the scale are left out. */
export const rangeChange = (name: RangeName, [min, max]: [number, number]): Partial<DirectorySearch> => ({
  [`${name}_min`]: min > 0 ? min : undefined,
  [`${name}_max`]: max < RANGE_DEFINITIONS[name].end ? max : undefined,
});

export const comparedIds = ({ compare }: DirectorySearch): number[] => parseCollegeIds(compare);

/** Checks whether the comparison is open: it replaces the list unless the URL also contains a view or a tab. */
export const isComparing = (search: DirectorySearch): boolean =>
  search.compare !== undefined && search.view === undefined && search.tab === undefined;

/**
 * Applies a change, and returns to the first page unless only the page, the view, the tab or the compared colleges
 * change.
 */
export function applySearchChange(search: DirectorySearch, change: Partial<DirectorySearch>): DirectorySearch {
  const staysOnPage = Object.keys(change).every((name) => ['page', 'view', 'compare', 'tab'].includes(name));
  return { ...search, ...(staysOnPage ? {} : { page: undefined }), ...change };
}
