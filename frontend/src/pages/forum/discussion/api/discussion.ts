import type { ForumReply } from '@/entities/discussion';
import { request, notifyFailure, type Schemas } from '@/shared/api';

type ReplyDraft = Schemas['ForumReplyBody'];

const POSTS = '/api/forum/posts';

const one = (id: number) => `${POSTS}/${id}`;
const reply = (id: number) => `/api/forum/replies/${id}`;

const withKey = (key: string) => ({ 'Idempotency-Key': key });

export const deleteDiscussion = (id: number) => request('DELETE', one(id));

/** @param key the same for every try: the server stores it once */
export const writeReply = (discussionId: number, draft: ReplyDraft, key: string) =>
  request<ForumReply>('POST', `${one(discussionId)}/replies`, draft, withKey(key));
export const editReply = (id: number, content: string) => request<ForumReply>('PATCH', reply(id), { content });
export const deleteReply = (id: number) => request('DELETE', reply(id));
export const setSubscribed = (id: number, isOn: boolean) => request(isOn ? 'PUT' : 'DELETE', `${one(id)}/subscription`);
/** @param replyId null removes the mark */
export const markAnswer = (id: number, replyId: number | null) =>
  replyId === null ? request('DELETE', `${one(id)}/answer`) : request('PUT', `${one(id)}/answer`, { replyId });

/** Blocks the author of a discussion or reply that shows their name. */
export const blockAuthor = (type: 'post' | 'reply', id: number) =>
  request('POST', `${type === 'post' ? one(id) : reply(id)}/author-block`, {});

/** Counts a view of a discussion. Nothing waits for it. */
export const countView = (id: number) => notifyFailure(`${one(id)}/views`, {});
