import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { linkedPages, refusal, send, withParams, type Paths, type Schemas, type Viewer } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';

type Query = NonNullable<Paths['/api/forum/posts']['get']['parameters']['query']>;

/** A discussion in a list: the start of its text and, in a search, the matches. */
export type ListedDiscussion = Schemas['ListedForumPost'];
export type Discussion = Schemas['ForumPost'];
/** A discussion with some of its replies. */
export type DiscussionDetail = Schemas['ForumPostDetail'];
export type ForumReply = Schemas['ForumReply'];
/** The author, as far as the reader may know. */
export type ForumAuthor = Schemas['ForumAuthor'];

/** Filters and order of the list. */
export type DiscussionFilters = Pick<Query, 'q' | 'college' | 'collegeId' | 'tag' | 'filter' | 'sort' | 'limit'>;
export type DiscussionFilter = NonNullable<Query['filter']>;
export type DiscussionSort = NonNullable<Query['sort']>;

/** Some replies with their discussion, and the URL of the next ones. */
export interface DiscussionPage {
  discussion: DiscussionDetail;
  next: string | null;
}

const POSTS = '/api/forum/posts';

const one = (id: number) => `${POSTS}/${id}`;

async function readDiscussion(address: string, signal: AbortSignal): Promise<DiscussionPage> {
  const response = await send('GET', address, undefined, signal);
  if (!response.ok) throw await refusal(response);
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? null;
  return { discussion: (await response.json()) as DiscussionDetail, next };
}

export const forumQueries = {
  /** Key prefix of all lists, for any viewer. */
  lists: [POSTS],
  list: (filters: DiscussionFilters, viewer: Viewer) => ({
    ...linkedPages<ListedDiscussion>([POSTS, filters, viewer], withParams(POSTS, filters)),
    placeholderData: keepPreviousData,
  }),
  /** Key prefix of one discussion, for any viewer. */
  details: (id: number) => [one(id)],
  /** @param after loads the replies with a larger ID */
  detail: (id: number, viewer: Viewer, after = 0) =>
    infiniteQueryOptions({
      queryKey: [one(id), { after }, viewer],
      queryFn: ({ pageParam, signal }) => readDiscussion(pageParam, signal),
      initialPageParam: withParams(one(id), { after: after || null }),
      getNextPageParam: ({ next }: DiscussionPage) => next,
      staleTime: LIVE_STALE_MS,
    }),
};
