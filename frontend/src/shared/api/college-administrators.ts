import { queryOptions } from '@tanstack/react-query';
import type { CollegeAdministrator } from './account';
import type { User } from './identity';
import type { CollegeAdmin } from './profiles';
import { readAs } from './paged';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** What a person was invited to. */
export type Invitation = Schemas['InvitationView'];
export type NewColleague = Schemas['InviteAdministratorBody'];
export type ColleagueChange = Schemas['ChangeAdministratorBody'];

const ADMINS = '/api/admin/college/admins';
const VERIFY = '/api/admin/verify';
const INVITATIONS = '/api/admin/invitations';

export const inviteAdministrator = (colleague: NewColleague) =>
  request<CollegeAdministrator>('POST', ADMINS, colleague);
export const changeAdministrator = (id: number, change: ColleagueChange) =>
  request<CollegeAdministrator[]>('PATCH', `${ADMINS}/${id}`, change);
/** Ends a membership, or withdraws an invitation. */
export const removeAdministrator = (id: number) => request('DELETE', `${ADMINS}/${id}`);
export const decideOnAdministrator = (id: number, decision: 'approve' | 'refuse') =>
  request('POST', `${ADMINS}/${id}/${decision}`);

/** Emails a code to a staff address. */
export const startVerification = (email: string) =>
  request<Schemas['StartedVerificationView']>('POST', `${VERIFY}/start`, { email });
/** Which of the two keys of a membership are there. */
export type VerificationKeys = Schemas['VerificationKeysView'];
/** Looks for the DNS record that approves the first administrator of a college. */
export const checkDnsRecord = () => request<CollegeAdmin>('POST', `${VERIFY}/dns`);
export const verificationQueries = {
  keys: (viewer: number) =>
    queryOptions<VerificationKeys>({ queryKey: [VERIFY, {}, viewer], queryFn: readAs<VerificationKeys> }),
};
export const confirmVerification = (code: string) => request<CollegeAdmin>('POST', `${VERIFY}/confirm`, { code });

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
