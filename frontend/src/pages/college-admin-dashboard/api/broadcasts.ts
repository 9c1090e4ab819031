import { queryOptions } from '@tanstack/react-query';
import { linkedPages, readAs, request, type Schemas } from '@/shared/api';

/** A message from administrators to students. */
export type Broadcast = Schemas['ListedBroadcastView'];
type Broadcasts = Schemas['BroadcastsView'];
/** The messages between one student and the college. */
export type AnswerThread = Schemas['AnswerThreadView'];

const BROADCASTS = '/api/admin/college/broadcasts';

export const broadcastQueries = {
  sent: (viewer: number) =>
    queryOptions<Broadcasts>({ queryKey: [BROADCASTS, {}, viewer], queryFn: readAs<Broadcasts> }),
  answers: (broadcastId: number, viewer: number) =>
    linkedPages<AnswerThread>([BROADCASTS, broadcastId, viewer], `${BROADCASTS}/${broadcastId}/answers`),
};

export const sendBroadcast = (payload: Schemas['BroadcastBody']) =>
  request<Schemas['BroadcastView']>('POST', BROADCASTS, payload);
export const approveBroadcast = (id: number) =>
  request<Schemas['BroadcastView']>('POST', `${BROADCASTS}/${id}/approve`, {});
export const declineBroadcast = (id: number) => request('POST', `${BROADCASTS}/${id}/decline`, {});
export const withdrawBroadcast = (id: number) => request('DELETE', `${BROADCASTS}/${id}`);
export const writeBackToStudent = (id: number, studentId: number, content: string) =>
  request('POST', `${BROADCASTS}/${id}/answers/${studentId}`, { content });
