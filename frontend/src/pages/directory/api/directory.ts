import { queryOptions } from '@tanstack/react-query';
import type { College } from '@/entities/college';
import { fetchPage, type Page, type Paths, type Schemas } from '@/shared/api';

type DirectoryRequestQuery = NonNullable<Paths['/api/colleges']['get']['parameters']['query']>;
type ElementOf<List extends readonly unknown[] | undefined> = NonNullable<List>[number];

/** What may be unknown about a college; such colleges can be included nevertheless. */
export type UnreportedFigure = ElementOf<DirectoryRequestQuery['unreported']>;
/** The figures that can be filtered by a range. Money is in USD per year, rates are in percent. */
export type RangeName = Exclude<UnreportedFigure, 'majors'>;
/** The six types, and colleges whose programs are all shorter than two years. */
export type CollegeKind = ElementOf<DirectoryRequestQuery['types']>;

/** The least and the greatest value of each figure. */
type RangeBounds = { [Name in RangeName as `${Name}_min` | `${Name}_max`]?: number | undefined };

/** Filters with choices that a college either has or hasn't; their names are those of the parameters. */
export type ChoiceFilterName = keyof CollegeFacets['known'];

/** Filters of the directory. An undefined bound excludes nothing. */
export interface CollegeFilters extends RangeBounds, Partial<Record<ChoiceFilterName, string[] | undefined>> {
  q?: string | undefined;
  states?: string[] | undefined;
  types?: string[] | undefined;
  majors?: string[] | undefined;
  /** Only colleges whose alumni include mentors. */
  mentors?: true | undefined;
  /** Includes colleges for which a filtered figure or the majors are not known. */
  unreported?: UnreportedFigure[] | undefined;
}

export type CollegeSort = NonNullable<DirectoryRequestQuery['sort']>;

export interface CollegeOrder {
  sort?: CollegeSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  /** Name of a place: 'Boston, MA'. */
  near?: string | undefined;
}

export type FacetCount = Schemas['CountedValue'];
export type RangeFacet = Schemas['FigureHistogram'];

/** How many colleges each choice of each filter would show if all other filters stayed the same. */
export type CollegeFacets = Schemas['CollegeFacets'];
export type FilterName = Schemas['WithoutFilter']['filter'];

/** Columns of one table: equal indexes belong to the same college. */
export type CollegePoints = Schemas['CollegePoints'];
/** A text in words, read as filters. */
export type Question = Schemas['FiltersOfQuestion'];
type Place = Schemas['Place'];

export const COLLEGES_PER_PAGE = 10;

const MAX_SUGGESTIONS = 8;
/** The most that the server returns in one response. */
const LARGEST_PAGE = 1000;

type DirectoryPageQuery = CollegeFilters & CollegeOrder & { page: number };

async function fetchCollegePage({ page, ...query }: DirectoryPageQuery, signal: AbortSignal): Promise<Page<College>> {
  const offset = (page - 1) * COLLEGES_PER_PAGE;
  const params = { ...query, limit: COLLEGES_PER_PAGE, offset: offset || null };
  return fetchPage<College>('/api/colleges', params, signal);
}

/** Loads all colleges that match, in as few responses as possible. */
async function fetchAllColleges(query: CollegeFilters & CollegeOrder, signal: AbortSignal): Promise<College[]> {
  const all: College[] = [];
  for (let total = 1; all.length < total;) {
    const params = { ...query, limit: LARGEST_PAGE, offset: all.length || null };
    const page = await fetchPage<College>('/api/colleges', params, signal);
    all.push(...page.items);
    total = page.items.length === 0 ? 0 : page.total;
  }
  return all;
}

export const directoryQueries = {
  page: (query: DirectoryPageQuery) =>
    queryOptions({
      queryKey: ['/api/colleges', 'page', query],
      queryFn: ({ signal }) => fetchCollegePage(query, signal),
    }),
  /** All matching colleges, for what is calculated on this device. */
  all: (query: CollegeFilters & CollegeOrder) =>
    queryOptions({
      queryKey: ['/api/colleges', 'all', query],
      queryFn: ({ signal }) => fetchAllColleges(query, signal),
    }),
  facets: (filters: CollegeFilters) => queryOptions<CollegeFacets>({ queryKey: ['/api/colleges/facets', filters] }),
  points: (filters: CollegeFilters) => queryOptions<CollegePoints>({ queryKey: ['/api/colleges/map', filters] }),
  /** The filters that a text names. */
  question: (q: string) =>
    queryOptions<Question>({ queryKey: ['/api/colleges/filters', { q }], enabled: q.length > 1 }),
  suggestions: (q: string) =>
    queryOptions<College[]>({ queryKey: ['/api/colleges', { q, limit: MAX_SUGGESTIONS }], enabled: q.length > 1 }),
  places: (q: string) => queryOptions<Place[]>({ queryKey: ['/api/colleges/places', { q }], enabled: q !== '' }),
};
