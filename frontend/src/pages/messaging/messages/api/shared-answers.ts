import { queryOptions } from '@tanstack/react-query';
import { readAs, request, withParams, type Schemas } from '@/shared/api';

/** A question and its answer from a conversation, which both sides can agree to publish in the forum. */
export type SharedAnswer = Schemas['SharedAnswerView'];
export type SharedAnswerDraft = Schemas['SharedAnswerBody'];
export type SharedAnswerChanges = Schemas['SharedAnswerChanges'];

const PATH = '/api/forum/shared-answers';
const one = (id: number) => `${PATH}/${id}`;

export const sharedAnswerQueries = {
  /** Key prefix of all lists. */
  lists: [PATH],
  with: (userId: number, viewer: number) =>
    queryOptions<SharedAnswer[]>({
      queryKey: [withParams(PATH, { withUserId: userId }), {}, viewer],
      queryFn: readAs<SharedAnswer[]>,
      refetchOnWindowFocus: true,
    }),
};

export const suggestAnswer = (draft: SharedAnswerDraft) => request<SharedAnswer>('POST', PATH, draft);
export const editSharedAnswer = (id: number, changes: SharedAnswerChanges) =>
  request<SharedAnswer>('PATCH', one(id), changes);
export const agreeToSharedAnswer = (id: number, version: number, namesConfirmed: boolean) =>
  request<SharedAnswer>('POST', `${one(id)}/agreement`, { version, namesConfirmed });
/** Declines a suggested answer, or withdraws a published one. */
export const endSharedAnswer = (id: number) => request('DELETE', one(id));
