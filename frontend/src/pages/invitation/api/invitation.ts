import { queryOptions } from '@tanstack/react-query';
import { request, type Schemas } from '@/shared/api';
import type { User } from '@/shared/auth';

/** What a person was invited to. */
export type Invitation = Schemas['InvitationView'];

const INVITATIONS_PATH = '/api/admin/invitations';

export const invitationQueries = {
  details: (token: string) =>
    queryOptions<Invitation>({
      queryKey: [`${INVITATIONS_PATH}/details`, { token }],
      queryFn: () => request<Invitation>('POST', `${INVITATIONS_PATH}/details`, { token }),
      retry: false,
      staleTime: Infinity,
    }),
};

export const acceptInvitation = (acceptance: Schemas['AcceptInvitationBody']) =>
  request<User>('POST', `${INVITATIONS_PATH}/accept`, acceptance);
