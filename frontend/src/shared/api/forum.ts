import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { LIVE_STALE_MS } from '@/shared/config';
import { linkedPages, readAs, type Viewer } from './paged';
import { request } from './request';
import type { components, paths } from './schema.gen';
import { refusal, send, tell, withParams } from './send';

type Schemas = components['schemas'];
type Query = NonNullable<paths['/api/forum/posts']['get']['parameters']['query']>;

/** A discussion in a list: the start of its text and, in a search, the matches. */
export type ListedDiscussion = Schemas['ListedForumPost'];
export type Discussion = Schemas['ForumPost'];
/** A discussion with some of its replies. */
export type DiscussionDetail = Schemas['ForumPostDetail'];
export type ForumReply = Schemas['ForumReply'];
/** The author, as far as the reader may know. */
export type ForumAuthor = Schemas['ForumAuthor'];
export type ForumTag = Schemas['ForumTag'];
export type SimilarDiscussion = Schemas['SimilarForumPost'];
/** A part of a text that either matches a search or doesn't. */
export type TextPiece = Schemas['ForumTextPiece'];

export type DiscussionDraft = Schemas['ForumPostBody'];
type DiscussionChanges = Schemas['ForumPostChanges'];
type ReplyDraft = Schemas['ForumReplyBody'];

/** Filters and order of the list. */
export type DiscussionFilters = Pick<Query, 'q' | 'college' | 'collegeId' | 'tag' | 'filter' | 'sort' | 'limit'>;
export type DiscussionFilter = NonNullable<Query['filter']>;
export type DiscussionSort = NonNullable<Query['sort']>;

/** Some replies with their discussion, and the URL of the next ones. */
export interface DiscussionPage {
  discussion: DiscussionDetail;
  next: string | null;
}

const FORUM = '/api/forum';
const POSTS = `${FORUM}/posts`;
const TAGS = `${FORUM}/tags`;
const SIMILAR = `${FORUM}/similar`;
/** Shorter titles are similar to everything. */
const SHORTEST_TITLE = 5;

const one = (id: number) => `${POSTS}/${id}`;
const reply = (id: number) => `${FORUM}/replies/${id}`;

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
  tags: (viewer: number) =>
    queryOptions<ForumTag[]>({ queryKey: [TAGS, {}, viewer], queryFn: readAs<ForumTag[]>, staleTime: LIVE_STALE_MS }),
  similar: (title: string, viewer: number) =>
    queryOptions<SimilarDiscussion[]>({
      queryKey: [SIMILAR, { title }, viewer],
      queryFn: readAs<SimilarDiscussion[]>,
      enabled: title.length >= SHORTEST_TITLE,
      placeholderData: keepPreviousData,
    }),
};

const withKey = (key: string) => ({ 'Idempotency-Key': key });

/** @param key the same for every try: the server stores it once */
export const writeDiscussion = (draft: DiscussionDraft, key: string) =>
  request<Discussion>('POST', POSTS, draft, withKey(key));
export const editDiscussion = (id: number, changes: DiscussionChanges) =>
  request<Discussion>('PATCH', one(id), changes);
export const deleteDiscussion = (id: number) => request('DELETE', one(id));

/** @param key the same for every try: the server stores it once */
export const writeReply = (discussionId: number, draft: ReplyDraft, key: string) =>
  request<ForumReply>('POST', `${one(discussionId)}/replies`, draft, withKey(key));
export const editReply = (id: number, content: string) => request<ForumReply>('PATCH', reply(id), { content });
export const deleteReply = (id: number) => request('DELETE', reply(id));

export const setSaved = (id: number, isSaved: boolean) => request(isSaved ? 'PUT' : 'DELETE', `${one(id)}/save`);
export const setSubscribed = (id: number, isOn: boolean) => request(isOn ? 'PUT' : 'DELETE', `${one(id)}/subscription`);
/** @param replyId null removes the mark */
export const markAnswer = (id: number, replyId: number | null) =>
  replyId === null ? request('DELETE', `${one(id)}/answer`) : request('PUT', `${one(id)}/answer`, { replyId });

/** Blocks the author of a discussion or reply that shows their name. */
export const blockAuthor = (type: 'post' | 'reply', id: number) =>
  request('POST', `${type === 'post' ? one(id) : reply(id)}/author-block`, {});

/** Counts a view of a discussion. Nothing waits for it. */
export const countView = (id: number) => tell(`${one(id)}/views`, {});
/** Marks everything in the forum as no longer new. Nothing waits for it. */
export const visitForum = () => send('PUT', `${FORUM}/visit`).catch(() => undefined);
