import { queryOptions } from '@tanstack/react-query';
import { LIVE_STALE_MS } from '@/shared/config';
import { readAs } from './paged';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** A message from one person to another. A negative ID is an erased account. */
export type Message = Schemas['MessageView'];
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
