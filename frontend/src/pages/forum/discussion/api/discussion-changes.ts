import type { ForumReply } from '@/entities/discussion';
import { request, send, type Schemas } from '@/shared/api';

type ReplyDraft = Schemas['ForumReplyBody'];

const POSTS_PATH = '/api/forum/posts';

const discussionPath = (id: number) => `${POSTS_PATH}/${id}`;
const replyPath = (id: number) => `/api/forum/replies/${id}`;

const idempotencyHeader = (key: string) => ({ 'Idempotency-Key': key });

export const deleteDiscussion = (id: number) => request('DELETE', discussionPath(id));

/** @param key the same for every try: the server stores it once */
export const writeReply = (discussionId: number, draft: ReplyDraft, key: string) =>
  request<ForumReply>('POST', `${discussionPath(discussionId)}/replies`, draft, idempotencyHeader(key));
export const editReply = (id: number, content: string) => request<ForumReply>('PATCH', replyPath(id), { content });
export const deleteReply = (id: number) => request('DELETE', replyPath(id));
export const setDiscussionSubscription = (id: number, isOn: boolean) =>
  request(isOn ? 'PUT' : 'DELETE', `${discussionPath(id)}/subscription`);
/** @param replyId null removes the mark */
export const markAnswer = (id: number, replyId: number | null) =>
  replyId === null
    ? request('DELETE', `${discussionPath(id)}/answer`)
    : request('PUT', `${discussionPath(id)}/answer`, { replyId });

/** Blocks the author of a discussion or reply that shows their name. */
export const blockAuthor = (type: 'post' | 'reply', id: number) =>
  request('POST', `${type === 'post' ? discussionPath(id) : replyPath(id)}/author-block`, {});

/** Counts a view of a discussion. @returns the new number of views; undefined if it wasn't counted */
export async function reportDiscussionView(id: number): Promise<number | undefined> {
  try {
    const response = await send('POST', `${discussionPath(id)}/views`, {});
    return response.status === 200 ? ((await response.json()) as Schemas['PostViews']).views : undefined;
  } catch {
    return undefined;
  }
}
