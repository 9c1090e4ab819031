import { queryOptions } from '@tanstack/react-query';
import { readAs, request, type Schemas } from '@/shared/api';

/** A request that waits until its sender has confirmed their address, or that could not be sent then. */
export type RequestDraft = Schemas['RequestDraftView'];

const DRAFTS = '/api/connections/drafts';

export const requestDraftQueries = {
  /** Key prefix, for invalidating it. */
  all: [DRAFTS],
  own: (viewer: number) =>
    queryOptions<RequestDraft[]>({ queryKey: [DRAFTS, {}, viewer], queryFn: readAs<RequestDraft[]> }),
};

export const saveRequestDraft = (userId: number, message: string) => request('PUT', `${DRAFTS}/${userId}`, { message });
export const discardRequestDraft = (userId: number) => request('DELETE', `${DRAFTS}/${userId}`);
