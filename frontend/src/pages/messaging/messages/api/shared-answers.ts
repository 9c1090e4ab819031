import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, request, addQueryParams, type Schemas } from '@/shared/api';

/** A question and its answer from a conversation, which both sides can agree to publish in the forum. */
export type SharedAnswer = Schemas['SharedAnswerView'];
export type SharedAnswerDraft = Schemas['SharedAnswerBody'];
export type SharedAnswerChanges = Schemas['SharedAnswerChanges'];

const SHARED_ANSWERS_PATH = '/api/forum/shared-answers';
const sharedAnswerPath = (id: number) => `${SHARED_ANSWERS_PATH}/${id}`;

export const sharedAnswerQueries = {
  /** Key prefix of all lists. */
  lists: [SHARED_ANSWERS_PATH],
  with: (userId: number, viewer: number) =>
    queryOptions<SharedAnswer[]>({
      queryKey: [addQueryParams(SHARED_ANSWERS_PATH, { withUserId: userId }), {}, viewer],
      queryFn: fetchAsViewer<SharedAnswer[]>,
      refetchOnWindowFocus: true,
    }),
};

export const suggestSharedAnswer = (draft: SharedAnswerDraft) =>
  request<SharedAnswer>('POST', SHARED_ANSWERS_PATH, draft);
export const editSharedAnswer = (id: number, changes: SharedAnswerChanges) =>
  request<SharedAnswer>('PATCH', sharedAnswerPath(id), changes);
export const agreeToSharedAnswer = (id: number, version: number, namesConfirmed: boolean) =>
  request<SharedAnswer>('POST', `${sharedAnswerPath(id)}/agreement`, { version, namesConfirmed });
/** Declines a suggested answer, or withdraws a published one. */
export const endSharedAnswer = (id: number) => request('DELETE', sharedAnswerPath(id));
