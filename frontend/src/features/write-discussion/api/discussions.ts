import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Discussion } from '@/entities/discussion';
import { readAs, request, type Schemas } from '@/shared/api';

type SimilarDiscussion = Schemas['SimilarForumPost'];

export type DiscussionDraft = Schemas['ForumPostBody'];
type DiscussionChanges = Schemas['ForumPostChanges'];

const POSTS = '/api/forum/posts';
const SIMILAR = '/api/forum/similar';
/** Shorter titles are similar to everything. */
const SHORTEST_TITLE = 5;

const one = (id: number) => `${POSTS}/${id}`;

/** Discussions with a similar title. */
export const similarDiscussionsQuery = (title: string, viewer: number) =>
  queryOptions<SimilarDiscussion[]>({
    queryKey: [SIMILAR, { title }, viewer],
    queryFn: readAs<SimilarDiscussion[]>,
    enabled: title.length >= SHORTEST_TITLE,
    placeholderData: keepPreviousData,
  });

const withKey = (key: string) => ({ 'Idempotency-Key': key });

/** @param key the same for every try: the server stores it once */
export const writeDiscussion = (draft: DiscussionDraft, key: string) =>
  request<Discussion>('POST', POSTS, draft, withKey(key));
export const editDiscussion = (id: number, changes: DiscussionChanges) =>
  request<Discussion>('PATCH', one(id), changes);
