import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';

/** A person who asks the viewer to connect, with their message. */
export type ConnectionRequest = Schemas['ConnectionRequestView'];

const CONNECTION_REQUESTS_PATH = '/api/connection-requests';

/** Other people write too: data is refetched after a moment. */
export const connectionRequestQueries = {
  /** Key prefix for any viewer, for invalidating them. */
  all: [CONNECTION_REQUESTS_PATH],
  /** Requests that wait for the viewer's answer, newest first. */
  of: (viewer: number) =>
    queryOptions<ConnectionRequest[]>({
      queryKey: [CONNECTION_REQUESTS_PATH, {}, viewer],
      queryFn: fetchAsViewer<ConnectionRequest[]>,
      staleTime: LIVE_STALE_MS,
    }),
};
