import { queryOptions } from '@tanstack/react-query';
import { readAs, readPage, type Page, type Viewer } from './paged';
import type { components, paths } from './schema.gen';

type Schemas = components['schemas'];

/** An alum in a list. Who has not chosen yet whether to be shown is there with little more than a name. */
export type AlumniCard = Schemas['AlumniCardView'];
/** Visible alumni, counted under the same filters; ten of each at most. */
export type AlumniStats = Schemas['AlumniStatsView'];
export type NamedCount = Schemas['NamedCountView'];
type AlumniPage = Schemas['AlumniPageView'];
export type ShownAlumniProfile = NonNullable<AlumniPage['alumniProfile']> & {
  /** Between which they once chose; members see it. */
  consideredColleges: { id: number; name: string }[] | null;
};
/** An alum's page. What this viewer does not see is null. */
export type PublicAlumni = Omit<AlumniPage, 'alumniProfile'> & { alumniProfile: ShownAlumniProfile | null };

/** How far two people have come with each other, as cards and profiles tell it. */
export type ConnectionStatus = AlumniCard['connectionStatus'];
export type Availability = NonNullable<AlumniCard['availabilityStatus']>;

/** What narrows the finder down. AND between the filters, OR inside of one. */
export interface AlumniFilters {
  college?: string | undefined;
  major?: string | undefined;
  industries?: string[] | undefined;
  years?: number[] | undefined;
  /** Only those who are willing to mentor and have a place. */
  mentor?: true | undefined;
}

export type AlumniSort = NonNullable<paths['/api/alumni/search']['get']['parameters']['query']['sort']>;

type Asked = AlumniFilters & { sort?: AlumniSort | undefined; page: number };

export const ALUMNI_PER_PAGE = 9;
const SEARCH = '/api/alumni/search';
const STATS = '/api/alumni/stats';
const profileAddress = (id: number) => `/api/alumni/${id}`;

function alumniPage({ page, ...asked }: Asked, signal: AbortSignal): Promise<Page<AlumniCard>> {
  const offset = (page - 1) * ALUMNI_PER_PAGE;
  return readPage<AlumniCard>(SEARCH, { ...asked, limit: ALUMNI_PER_PAGE, offset: offset || null }, signal);
}

export const alumniQueries = {
  /** Every list of cards, for changing what they show of one person. */
  searches: [SEARCH],
  page: (asked: Asked, viewer: Viewer) =>
    queryOptions<Page<AlumniCard>>({
      queryKey: [SEARCH, asked, viewer],
      queryFn: ({ signal }) => alumniPage(asked, signal),
    }),
  stats: (filters: AlumniFilters, viewer: Viewer) =>
    queryOptions<AlumniStats>({ queryKey: [STATS, filters, viewer], queryFn: readAs<AlumniStats> }),
  /** Everybody's reading of one person, for marking it as old. */
  profiles: (id: number) => [profileAddress(id)],
  profile: (id: number, viewer: Viewer) =>
    queryOptions<PublicAlumni>({ queryKey: [profileAddress(id), {}, viewer], queryFn: readAs<PublicAlumni> }),
};
