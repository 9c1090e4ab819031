import { queryOptions } from '@tanstack/react-query';
import { request, type Schemas } from '@/shared/api';
import type { User } from '@/shared/auth';

/** What a person was invited to. */
export type Invitation = Schemas['InvitationView'];

const INVITATIONS = '/api/admin/invitations';

export const invitationQueries = {
  details: (token: string) =>
    queryOptions<Invitation>({
      queryKey: [`${INVITATIONS}/details`, { token }],
      queryFn: () => request<Invitation>('POST', `${INVITATIONS}/details`, { token }),
      retry: false,
      staleTime: Infinity,
    }),
};

export const acceptInvitation = (acceptance: Schemas['AcceptInvitationBody']) =>
  request<User>('POST', `${INVITATIONS}/accept`, acceptance);
