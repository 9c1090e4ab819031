import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { toApiError, send, addQueryParams, type Schemas } from '@/shared/api';

/** A college as shown in lists. Rates are fractions; null means "not published", never zero. */
export type College = Schemas['College'];
export type CollegeDetail = Schemas['CollegeDetail'];
type CollegeCount = Schemas['CollegeCount'];
export type CollegePrices = Schemas['CollegePrices'];

/** A figure of the federal file: its value, or the reason why there is none. */
export type Figure = Schemas['Figure'];
export type FigureName = keyof CollegeDetail['figures'];

/** The figures that have a source and a rank among colleges of the same type. */
export type Measure = keyof Schemas['CollegeSources'];

interface SearchPage {
  colleges: College[];
  /** Number of all matches, of which this page contains some. */
  total: number;
}

const SEARCH_PAGE_SIZE = 12;
const TYPEAHEAD_LIMIT = 50;
/** Prices change with a release of the federal file, about once a year. */
const PRICES_STALE_MS = 3_600_000;

async function readSearchPage(q: string, offset: number, signal: AbortSignal): Promise<SearchPage> {
  const address = addQueryParams('/api/colleges/search', { q, limit: SEARCH_PAGE_SIZE, offset: offset || null });
  const response = await send('GET', address, undefined, signal);
  if (!response.ok) throw await toApiError(response, () => 'Failed to search colleges');
  const colleges = (await response.json()) as College[];
  const total = response.headers.get('X-Total-Count');
  return { colleges, total: total === null ? colleges.length : Number(total) };
}

const countLoadedColleges = (pages: SearchPage[]) => pages.reduce((sum, page) => sum + page.colleges.length, 0);

export const collegeQueries = {
  search: (q: string) =>
    infiniteQueryOptions({
      queryKey: ['/api/colleges/search', { q, limit: SEARCH_PAGE_SIZE }],
      queryFn: ({ pageParam, signal }) => readSearchPage(q, pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: (last, pages) =>
        last.colleges.length > 0 && countLoadedColleges(pages) < last.total ? countLoadedColleges(pages) : undefined,
      enabled: q !== '',
    }),
  suggestions: (q: string) =>
    queryOptions<College[]>({ queryKey: ['/api/colleges', { q, limit: TYPEAHEAD_LIMIT }], enabled: q !== '' }),
  detail: (id: number) => queryOptions<CollegeDetail>({ queryKey: [`/api/colleges/${id}`] }),
  /** The same for everyone: a family's price is calculated on its device. */
  prices: () => queryOptions<CollegePrices>({ queryKey: ['/api/colleges/prices'], staleTime: PRICES_STALE_MS }),
  count: () => queryOptions<CollegeCount>({ queryKey: ['/api/colleges/count'] }),
};
