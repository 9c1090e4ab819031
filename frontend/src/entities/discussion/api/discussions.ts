import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import {
  linkedPagesQuery,
  toApiError,
  send,
  addQueryParams,
  type Paths,
  type Schemas,
  type ViewerId,
} from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';

type PostsQuery = NonNullable<Paths['/api/forum/posts']['get']['parameters']['query']>;

/** A discussion in a list: the start of its text and, in a search, the matches. */
export type ListedDiscussion = Schemas['ListedForumPost'];
export type Discussion = Schemas['ForumPost'];
/** A discussion with some of its replies. */
export type DiscussionDetail = Schemas['ForumPostDetail'];
export type ForumReply = Schemas['ForumReply'];
/** The author, as far as the reader may know. */
export type ForumAuthor = Schemas['ForumAuthor'];

/** Filters and order of the list. */
export type DiscussionFilters = Pick<PostsQuery, 'q' | 'college' | 'collegeId' | 'tag' | 'filter' | 'sort' | 'limit'>;
export type DiscussionFilter = NonNullable<PostsQuery['filter']>;
export type DiscussionSort = NonNullable<PostsQuery['sort']>;

/** Some replies with their discussion, and the URL of the next ones. */
export interface DiscussionPage {
  discussion: DiscussionDetail;
  next: string | null;
}

const POSTS_PATH = '/api/forum/posts';

const postPath = (id: number) => `${POSTS_PATH}/${id}`;

async function readDiscussion(address: string, signal: AbortSignal): Promise<DiscussionPage> {
  const response = await send('GET', address, undefined, signal);
  if (!response.ok) throw await toApiError(response);
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? null;
  return { discussion: (await response.json()) as DiscussionDetail, next };
}

export const forumQueries = {
  /** Key prefix of all lists, for any viewer. */
  lists: [POSTS_PATH],
  list: (filters: DiscussionFilters, viewer: ViewerId) => ({
    ...linkedPagesQuery<ListedDiscussion>([POSTS_PATH, filters, viewer], addQueryParams(POSTS_PATH, filters)),
    placeholderData: keepPreviousData,
  }),
  /** Key prefix of one discussion, for any viewer. */
  details: (id: number) => [postPath(id)],
  /** @param after loads the replies with a larger ID */
  detail: (id: number, viewer: ViewerId, after = 0) =>
    infiniteQueryOptions({
      queryKey: [postPath(id), { after }, viewer],
      queryFn: ({ pageParam, signal }) => readDiscussion(pageParam, signal),
      initialPageParam: addQueryParams(postPath(id), { after: after || null }),
      getNextPageParam: ({ next }: DiscussionPage) => next,
      staleTime: LIVE_STALE_MS,
    }),
};
