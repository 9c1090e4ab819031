import { INDUSTRIES } from '@/entities/alum';
import type { AlumniFilters, AlumniSort } from '@/shared/api';

/** Everything the finder shows is in its address. What stands at its default is left out. */
export interface FinderSearch extends AlumniFilters {
  view?: 'trending' | undefined;
  sort?: AlumniSort | undefined;
  page?: number | undefined;
}

/** The same before anyone has looked whether it can be understood. */
export type FinderAddress = { [Name in keyof FinderSearch]?: unknown };

export type Change = (change: Partial<FinderSearch>, how?: { replace: boolean }) => void;

export const SORTS: Readonly<Record<AlumniSort, string>> = {
  match: 'Best match',
  responsive: 'Most responsive',
  newest: 'Newest class',
};

const LONGEST_TEXT = 200;
const LAST_PAGE = 10_000;
const YEARS_OFFERED = 22;
const MOST_COMPARED = 4;

/** The years of graduation to choose from, the newest first: this one and those before it. */
export const graduationYears = (thisYear: number): number[] =>
  Array.from({ length: YEARS_OFFERED }, (_, before) => thisYear - before);

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
export const orNothing = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

function text(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // The server refuses control characters.
  return (
    value
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LONGEST_TEXT) || undefined
  );
}

/** Ids of two to four colleges. */
function collegesIn(value: unknown): number[] | undefined {
  const ids = listOf(value)
    .map(String)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
  const distinct = [...new Set(ids)].slice(0, MOST_COMPARED);
  return distinct.length > 1 ? distinct : undefined;
}

const whole = (value: unknown): number | undefined => (/^\d{1,5}$/.test(String(value)) ? Number(value) : undefined);

function yearsIn(value: unknown): number[] | undefined {
  const years = listOf(value)
    .map(whole)
    .filter((year) => year !== undefined && year >= 1900 && year <= 2100) as number[];
  return orNothing([...new Set(years)].sort((one, other) => other - one));
}

/** Reads an address. What is not understood is as good as not there. */
export function finderSearch(raw: FinderAddress): FinderSearch {
  const page = whole(raw.page);
  const industries = new Set(listOf(raw.industries));
  return {
    view: raw.view === 'trending' ? raw.view : undefined,
    college: text(raw.college),
    major: text(raw.major),
    industries: orNothing(INDUSTRIES.filter((industry) => industries.has(industry))),
    years: yearsIn(raw.years),
    mentor: raw.mentor === true || raw.mentor === 'true' ? true : undefined,
    chosenBetween: collegesIn(raw.chosenBetween),
    sort: raw.sort === 'responsive' || raw.sort === 'newest' ? raw.sort : undefined,
    page: page && page > 1 && page <= LAST_PAGE ? page : undefined,
  };
}

/** What the server is asked to leave out. */
export function filtersOf({ college, major, industries, years, mentor, chosenBetween }: FinderSearch): AlumniFilters {
  const filters = { college, major, industries, years, mentor, chosenBetween };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** A change of anything but the page or the view starts again at the first page. */
export function changed(search: FinderSearch, change: Partial<FinderSearch>): FinderSearch {
  const staysOnPage = Object.keys(change).every((name) => name === 'page' || name === 'view');
  return { ...search, ...(staysOnPage ? {} : { page: undefined }), ...change };
}
