import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';

/** A request that waits until its sender has confirmed their address, or that could not be sent then. */
export type RequestDraft = Schemas['RequestDraftView'];

const REQUEST_DRAFTS_PATH = '/api/connections/drafts';

export const requestDraftQueries = {
  /** Key prefix, for invalidating it. */
  all: [REQUEST_DRAFTS_PATH],
  own: (viewer: number) =>
    queryOptions<RequestDraft[]>({
      queryKey: [REQUEST_DRAFTS_PATH, {}, viewer],
      queryFn: fetchAsViewer<RequestDraft[]>,
    }),
};

export const saveRequestDraft = (userId: number, message: string) =>
  request('PUT', `${REQUEST_DRAFTS_PATH}/${userId}`, { message });
export const discardRequestDraft = (userId: number) => request('DELETE', `${REQUEST_DRAFTS_PATH}/${userId}`);
