import { queryOptions } from '@tanstack/react-query';
import { request, type Schemas } from '@/shared/api';
import type { User } from '@/shared/auth';
import { MINUTE_MS } from '@/shared/config';

/** What a college provided about the person who has the link. */
export type ClaimDetails = Schemas['ClaimDetailsView'];
export type Claim = Schemas['ClaimBody'];

const PATH = '/api/alumni/claim';

/** Cached while the page changes to the frame for signed-in users, and for little longer: the token proves who asks. */
export const claimDetailsQuery = (token: string) =>
  queryOptions<ClaimDetails>({
    queryKey: [PATH, 'details', token],
    queryFn: () => request<ClaimDetails>('POST', `${PATH}/details`, { token }),
    staleTime: Infinity,
    gcTime: MINUTE_MS,
    retry: false,
  });

export const claimProfile = (claim: Claim) => request<User>('POST', PATH, claim);
export const declineClaim = (token: string) => request('POST', `${PATH}/decline`, { token });
