import { queryOptions } from '@tanstack/react-query';
import { readAs, type Schemas } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';

/** A person who asks the viewer to connect, with their message. */
export type ConnectionRequest = Schemas['ConnectionRequestView'];

const REQUESTS = '/api/connection-requests';

/** Other people write too: data is refetched after a moment. */
export const connectionRequestQueries = {
  /** Key prefix for any viewer, for invalidating them. */
  all: [REQUESTS],
  /** Requests that wait for the viewer's answer, newest first. */
  of: (viewer: number) =>
    queryOptions<ConnectionRequest[]>({
      queryKey: [REQUESTS, {}, viewer],
      queryFn: readAs<ConnectionRequest[]>,
      staleTime: LIVE_STALE_MS,
    }),
};
