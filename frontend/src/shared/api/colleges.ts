import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { refusal, send, withParams } from './send';

export type Measure =
  | 'admission_rate'
  | 'enrollment'
  | 'tuition_in_state'
  | 'tuition_out_state'
  | 'graduation_rate'
  | 'student_faculty_ratio';

/** A college as lists show it. Rates are fractions; null is "not published", never zero. */
export interface College extends Record<Measure, number | null> {
  id: number;
  name: string;
  city: string;
  state: string;
  type: string;
  level: '4-year' | '2-year' | 'less-than-2-year';
  website: string | null;
  description: string | null;
  founded_year: number | null;
  latitude: number | null;
  longitude: number | null;
  ipeds_id: string | null;
  open_admission: boolean | null;
  branch_of: { id: number; name: string } | null;
  /** Why the search found it, when it did. */
  matched?: { by: string; text: string };
}

/** Where a college stands among those of its type: the middle value and the share at or below its own (0 to 100). */
export interface Standing {
  median: number | null;
  percentile: number | null;
}

export interface CollegeDetail extends College {
  majors: string[];
  aliases: string[];
  net_price_calculator_url: string | null;
  campuses: { id: number; name: string; city: string; state: string }[];
  comparison: { type: string; colleges: number } & Partial<Record<Measure, Standing>>;
  sources: Partial<Record<Measure, { source: string; year: string }>>;
  updated_at: string;
}

export interface CollegeCount {
  count: number;
  main_campuses: number;
  source: 'starter' | 'scorecard';
  release: string | null;
}

export interface SearchPage {
  colleges: College[];
  /** All matches, of which this page holds some. */
  total: number;
}

const SEARCH_PAGE = 12;
const TYPEAHEAD_LIMIT = 50;

async function searchPage(q: string, offset: number, signal: AbortSignal): Promise<SearchPage> {
  const address = withParams('/api/colleges/search', { q, limit: SEARCH_PAGE, offset: offset || null });
  const response = await send('GET', address, undefined, signal);
  if (!response.ok) throw await refusal(response, () => 'Failed to search colleges');
  const colleges = (await response.json()) as College[];
  const total = response.headers.get('X-Total-Count');
  return { colleges, total: total === null ? colleges.length : Number(total) };
}

const loaded = (pages: SearchPage[]) => pages.reduce((sum, page) => sum + page.colleges.length, 0);

export const collegeQueries = {
  search: (q: string) =>
    infiniteQueryOptions({
      queryKey: ['/api/colleges/search', { q, limit: SEARCH_PAGE }],
      queryFn: ({ pageParam, signal }) => searchPage(q, pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: (last, pages) =>
        last.colleges.length > 0 && loaded(pages) < last.total ? loaded(pages) : undefined,
      enabled: q !== '',
    }),
  suggestions: (q: string) =>
    queryOptions<College[]>({ queryKey: ['/api/colleges', { q, limit: TYPEAHEAD_LIMIT }], enabled: q !== '' }),
  detail: (id: number) => queryOptions<CollegeDetail>({ queryKey: [`/api/colleges/${id}`] }),
  count: () => queryOptions<CollegeCount>({ queryKey: ['/api/colleges/count'] }),
};
