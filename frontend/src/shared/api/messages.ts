import { queryOptions } from '@tanstack/react-query';
import { LIVE_STALE_MS } from '@/shared/config';
import { readAs } from './paged';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** What one person said to another. A number below zero is someone whose account is gone. */
export type Message = Schemas['MessageView'];
/** Someone who would like to connect with anyone who asks, and what they wrote. */
export type ConnectionRequest = Schemas['ConnectionRequestView'];

const REQUESTS = '/api/connection-requests';

/** Others write too: what was read a moment ago is read anew. */
export const connectionRequestQueries = {
  /** Everyone's, for marking them as old. */
  all: [REQUESTS],
  /** Those that wait for one's own answer, newest first. */
  of: (viewer: number) =>
    queryOptions<ConnectionRequest[]>({
      queryKey: [REQUESTS, {}, viewer],
      queryFn: readAs<ConnectionRequest[]>,
      staleTime: LIVE_STALE_MS,
    }),
};
