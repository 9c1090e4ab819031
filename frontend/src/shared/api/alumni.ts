import { queryOptions } from '@tanstack/react-query';
import { readAs, readPage, type Page, type Viewer } from './paged';
import type { components, paths } from './schema.gen';

type Schemas = components['schemas'];

/** An alumni user, with the same shape in every call. What this viewer does not see is null. */
export type AlumniUser = Schemas['AlumniUserView'];
export type AlumniUserProfile = NonNullable<AlumniUser['alumniProfile']>;
/** Visible alumni, counted under the same filters; ten of each at most. */
export type AlumniStats = Schemas['AlumniStatsView'];
/** How many alumni considered both of two colleges. */
export type Crossroads = Schemas['CrossroadsView'];
export type NamedCount = Schemas['NamedCountView'];
type AlumniPage = Schemas['AlumniPageView'];
export type ShownAlumniProfile = NonNullable<AlumniPage['alumniProfile']>;
/** An alumni user on a page of their own. */
export type PublicAlumni = AlumniPage;

/** How far two people have come with each other, as cards and profiles tell it. */
export type ConnectionStatus = AlumniUser['connectionStatus'];
export type Availability = NonNullable<AlumniUserProfile['availabilityStatus']>;

/** What narrows the finder down. AND between the filters, OR inside of one. */
export interface AlumniFilters {
  college?: string | undefined;
  major?: string | undefined;
  industries?: string[] | undefined;
  years?: number[] | undefined;
  /** Only those who are willing to mentor and have a place. */
  mentor?: true | undefined;
  /** Colleges between which they chose. */
  chosenBetween?: number[] | undefined;
}

/** Whether a student's alumni take turns because the profile says nothing to match. */
export const takesTurns = ({ sortedBy }: Pick<Page<AlumniUser>, 'sortedBy'>): boolean => sortedBy === 'rotation';

type SearchQuery = NonNullable<paths['/api/alumni/search']['get']['parameters']['query']>;
export type AlumniSort = NonNullable<SearchQuery['sort']>;

/** `askable` leaves out alumni whom the viewer has asked, or is connected with. */
type Asked = AlumniFilters & { sort?: AlumniSort | undefined; askable?: true; page: number };

export const ALUMNI_PER_PAGE = 9;
const SEARCH = '/api/alumni/search';
const STATS = '/api/alumni/stats';
const profileAddress = (id: number) => `/api/alumni/${id}`;

function alumniPage({ page, ...asked }: Asked, signal: AbortSignal): Promise<Page<AlumniUser>> {
  const offset = (page - 1) * ALUMNI_PER_PAGE;
  return readPage<AlumniUser>(SEARCH, { ...asked, limit: ALUMNI_PER_PAGE, offset: offset || null }, signal);
}

export const alumniQueries = {
  /** Every list of cards, for changing what they show of one person. */
  searches: [SEARCH],
  page: (asked: Asked, viewer: Viewer) =>
    queryOptions<Page<AlumniUser>>({
      queryKey: [SEARCH, asked, viewer],
      queryFn: ({ signal }) => alumniPage(asked, signal),
    }),
  stats: (filters: AlumniFilters, viewer: Viewer) =>
    queryOptions<AlumniStats>({ queryKey: [STATS, filters, viewer], queryFn: readAs<AlumniStats> }),
  crossroads: (collegeIds: readonly number[]) =>
    queryOptions<Crossroads[]>({ queryKey: ['/api/alumni/crossroads', { colleges: collegeIds.join() }] }),
  /** Everyone's reading of one person, for marking it as old. */
  profiles: (id: number) => [profileAddress(id)],
  profile: (id: number, viewer: Viewer) =>
    queryOptions<PublicAlumni>({ queryKey: [profileAddress(id), {}, viewer], queryFn: readAs<PublicAlumni> }),
};
