import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';

/** A mentoring relationship, as the viewer sees it. */
export type Mentoring = Schemas['MentoringView'];
export type Thanks = Schemas['OwnThanksView'];
export type ThanksDraft = Schemas['ThanksBody'];
export type EndAction = Schemas['EndBody']['action'];

const RELATIONSHIPS_PATH = '/api/relationships';
const relationshipPath = (userId: number) => `${RELATIONSHIPS_PATH}/${userId}`;

export const mentoringQueries = {
  /** Key prefix of all relationships, for invalidating them. */
  all: [RELATIONSHIPS_PATH],
  /** The relationships with up to 50 people; people without one are left out. */
  list: (userIds: readonly number[], viewer: number) =>
    queryOptions<Mentoring[]>({
      queryKey: [RELATIONSHIPS_PATH, { userIds: userIds.join(',') }, viewer],
      queryFn: fetchAsViewer<Mentoring[]>,
      enabled: userIds.length > 0,
      staleTime: LIVE_STALE_MS,
    }),
};

export const setGoal = (userId: number, goal: string | null) =>
  request<Mentoring>('PUT', `${relationshipPath(userId)}/goal`, { goal });
export const sendEndAction = (userId: number, action: EndAction) =>
  request<Mentoring>('POST', `${relationshipPath(userId)}/end`, { action });
export const writeThanks = (userId: number, thanks: ThanksDraft) =>
  request<Mentoring>('PUT', `${relationshipPath(userId)}/thanks`, thanks);
export const withdrawThanks = (userId: number) => request('DELETE', `${relationshipPath(userId)}/thanks`);
export const answerThanks = (userId: number, publish: boolean) =>
  request<Mentoring>('POST', `${relationshipPath(userId)}/thanks/consent`, { publish });
