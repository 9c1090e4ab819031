import { queryOptions } from '@tanstack/react-query';
import { linkedPagesQuery, fetchAsViewer, request, type Schemas } from '@/shared/api';

/** A message from administrators to students. */
export type Broadcast = Schemas['ListedBroadcastView'];
type Broadcasts = Schemas['BroadcastsView'];
/** The messages between one student and the college. */
export type AnswerThread = Schemas['AnswerThreadView'];

const BROADCASTS_PATH = '/api/admin/college/broadcasts';

export const broadcastQueries = {
  sent: (viewer: number) =>
    queryOptions<Broadcasts>({ queryKey: [BROADCASTS_PATH, {}, viewer], queryFn: fetchAsViewer<Broadcasts> }),
  answers: (broadcastId: number, viewer: number) =>
    linkedPagesQuery<AnswerThread>([BROADCASTS_PATH, broadcastId, viewer], `${BROADCASTS_PATH}/${broadcastId}/answers`),
};

export const sendBroadcast = (payload: Schemas['BroadcastBody']) =>
  request<Schemas['BroadcastView']>('POST', BROADCASTS_PATH, payload);
export const approveBroadcast = (id: number) =>
  request<Schemas['BroadcastView']>('POST', `${BROADCASTS_PATH}/${id}/approve`, {});
export const declineBroadcast = (id: number) => request('POST', `${BROADCASTS_PATH}/${id}/decline`, {});
export const withdrawBroadcast = (id: number) => request('DELETE', `${BROADCASTS_PATH}/${id}`);
export const replyToStudent = (id: number, studentId: number, content: string) =>
  request('POST', `${BROADCASTS_PATH}/${id}/answers/${studentId}`, { content });
