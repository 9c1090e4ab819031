import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Discussion } from '@/entities/discussion';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';

type SimilarDiscussion = Schemas['SimilarForumPost'];

export type DiscussionDraft = Schemas['ForumPostBody'];
type DiscussionChanges = Schemas['ForumPostChanges'];

const POSTS_PATH = '/api/forum/posts';
const SIMILAR_POSTS_PATH = '/api/forum/similar';
/** Shorter titles are similar to everything. */
const MIN_TITLE_LENGTH = 5;

const postPath = (id: number) => `${POSTS_PATH}/${id}`;

/** Discussions with a similar title. */
export const similarDiscussionsQuery = (title: string, viewer: number) =>
  queryOptions<SimilarDiscussion[]>({
    queryKey: [SIMILAR_POSTS_PATH, { title }, viewer],
    queryFn: fetchAsViewer<SimilarDiscussion[]>,
    enabled: title.length >= MIN_TITLE_LENGTH,
    placeholderData: keepPreviousData,
  });

const idempotencyKeyHeader = (key: string) => ({ 'Idempotency-Key': key });

/** @param key the same for every try: the server stores it once */
export const writeDiscussion = (draft: DiscussionDraft, key: string) =>
  request<Discussion>('POST', POSTS_PATH, draft, idempotencyKeyHeader(key));
export const editDiscussion = (id: number, changes: DiscussionChanges) =>
  request<Discussion>('PATCH', postPath(id), changes);
