import { queryOptions } from '@tanstack/react-query';
import { request, type Schemas } from '@/shared/api';
import type { User } from '@/shared/auth';
import { MINUTE_MS } from '@/shared/config';

/** What a college provided about the person who has the link. */
export type ClaimDetails = Schemas['ClaimDetailsView'];
export type ClaimRequest = Schemas['ClaimBody'];

const CLAIM_PATH = '/api/alumni/claim';

/** Cached while the page changes to the frame for signed-in users, and for little longer: the token proves who asks. */
export const claimDetailsQuery = (token: string) =>
  queryOptions<ClaimDetails>({
    queryKey: [CLAIM_PATH, 'details', token],
    queryFn: () => request<ClaimDetails>('POST', `${CLAIM_PATH}/details`, { token }),
    staleTime: Infinity,
    gcTime: MINUTE_MS,
    retry: false,
  });

export const claimProfile = (claim: ClaimRequest) => request<User>('POST', CLAIM_PATH, claim);
export const declineClaim = (token: string) => request('POST', `${CLAIM_PATH}/decline`, { token });
