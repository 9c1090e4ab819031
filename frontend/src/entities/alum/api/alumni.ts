import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, fetchPage, type Page, type Paths, type Schemas, type ViewerId } from '@/shared/api';

/** An alumni user, with the same shape in every response. Fields hidden from this viewer are null. */
export type AlumniUser = Schemas['AlumniUserView'];
export type AlumniUserProfile = NonNullable<AlumniUser['alumniProfile']>;
/** Counts of visible alumni under the same filters, at most ten of each. */
export type AlumniStats = Schemas['AlumniStatsView'];
/** Number of alumni who considered both of two colleges. */
export type Crossroads = Schemas['CrossroadsView'];
/** Number of alumni of two programs who considered both colleges. */
export type ProgramCrossroads = Schemas['ProgramCrossroadsView'];
export type NamedCount = Schemas['NamedCountView'];
/** An alum whom the viewer can ask for a joint call about two colleges. */
export type JointCallCandidate = Schemas['JointCallCandidateView'];
type AlumniPage = Schemas['AlumniPageView'];
export type ShownAlumniProfile = NonNullable<AlumniPage['alumniProfile']>;
/** An alumni user on their own page. */
export type PublicAlumni = AlumniPage;

/** The relationship status of two people, as cards and profiles show it. */
export type ConnectionStatus = AlumniUser['connectionStatus'];
export type Availability = NonNullable<AlumniUserProfile['availabilityStatus']>;

/** Filters of the finder: AND between the filters, OR within one. */
export interface AlumniFilters {
  college?: string | undefined;
  major?: string | undefined;
  industries?: string[] | undefined;
  years?: number[] | undefined;
  /** Only alumni who are willing to mentor and have a place. */
  mentor?: true | undefined;
  /** Code of the field of study of the major. */
  field?: string | undefined;
  /** IDs of the colleges between which they chose. */
  chosenBetween?: number[] | undefined;
}

/** Checks whether the order of a student's alumni rotates because the profile contains nothing to match. */
export const isSortedByRotation = ({ sortedBy }: Pick<Page<AlumniUser>, 'sortedBy'>): boolean =>
  sortedBy === 'rotation';

type SearchQuery = NonNullable<Paths['/api/alumni/search']['get']['parameters']['query']>;
export type AlumniSort = NonNullable<SearchQuery['sort']>;

/** `askable` excludes alumni whom the viewer has asked, or is connected with; `connected` finds only the latter. */
type AlumniPageQuery = AlumniFilters & {
  sort?: AlumniSort | undefined;
  askable?: true;
  connected?: true | undefined;
  page: number;
};

export const ALUMNI_PER_PAGE = 9;

const ALUMNI_SEARCH_PATH = '/api/alumni/search';
const ALUMNI_STATS_PATH = '/api/alumni/stats';
const REPLY_TIME_PATH = '/api/alumni/reply-time';
const alumniProfilePath = (id: number) => `/api/alumni/${id}`;

function readAlumniPage({ page, ...query }: AlumniPageQuery, signal: AbortSignal): Promise<Page<AlumniUser>> {
  const offset = (page - 1) * ALUMNI_PER_PAGE;
  return fetchPage<AlumniUser>(
    ALUMNI_SEARCH_PATH,
    { ...query, limit: ALUMNI_PER_PAGE, offset: offset || null },
    signal,
  );
}

export const alumniQueries = {
  /** Key prefix of all lists of cards, for updating what they show of one person. */
  searches: [ALUMNI_SEARCH_PATH],
  page: (query: AlumniPageQuery, viewer: ViewerId) =>
    queryOptions<Page<AlumniUser>>({
      queryKey: [ALUMNI_SEARCH_PATH, query, viewer],
      queryFn: ({ signal }) => readAlumniPage(query, signal),
    }),
  /** The alumni of a college that visitors can see, page by page. */
  ofCollege: (college: string) =>
    infiniteQueryOptions({
      // Not under the prefix of the lists: those contain one page each.
      queryKey: [`${ALUMNI_SEARCH_PATH}/pages`, { college }],
      queryFn: ({ pageParam, signal }) => readAlumniPage({ college, page: pageParam }, signal),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * ALUMNI_PER_PAGE < total ? pages.length + 1 : undefined),
    }),
  /** The viewer's connected alumni: the first page, and their number. Stale almost immediately, like the dashboard. */
  connected: (viewer: number) =>
    queryOptions<Page<AlumniUser>>({
      ...alumniQueries.page({ connected: true, page: 1 }, viewer),
      staleTime: 2_000,
    }),
  stats: (filters: AlumniFilters, viewer: ViewerId) =>
    queryOptions<AlumniStats>({ queryKey: [ALUMNI_STATS_PATH, filters, viewer], queryFn: fetchAsViewer<AlumniStats> }),
  crossroads: (collegeIds: readonly number[]) =>
    queryOptions<Crossroads[]>({ queryKey: ['/api/alumni/crossroads', { colleges: collegeIds.join() }] }),
  programCrossroads: (programIds: readonly string[]) =>
    queryOptions<ProgramCrossroads[]>({
      queryKey: ['/api/alumni/crossroads/programs', { programs: programIds.join() }],
    }),
  /** The viewer's connected alumni of two colleges who chose between them; empty if one college has none. */
  forJointCall: (collegeIds: readonly number[], viewer: number) =>
    queryOptions<JointCallCandidate[]>({
      queryKey: ['/api/joint-calls/alumni', { colleges: collegeIds.join() }, viewer],
      queryFn: fetchAsViewer<JointCallCandidate[]>,
    }),
  /** How soon the alumni of a college usually answer, as of the last closed week. */
  replyTime: (collegeId: number) =>
    queryOptions<Schemas['ReplyTimeView']>({ queryKey: [REPLY_TIME_PATH, { collegeId }] }),
  /** Mentors with room whom a student can ask instead of this one. */
  similar: (mentorId: number, viewer: number) =>
    queryOptions<AlumniUser[]>({
      queryKey: [`${alumniProfilePath(mentorId)}/similar`, {}, viewer],
      queryFn: fetchAsViewer<AlumniUser[]>,
    }),
  /** Key prefix of one person's profile for any viewer, for invalidating it. */
  profiles: (id: number) => [alumniProfilePath(id)],
  profile: (id: number, viewer: ViewerId) =>
    queryOptions<PublicAlumni>({ queryKey: [alumniProfilePath(id), {}, viewer], queryFn: fetchAsViewer<PublicAlumni> }),
};
