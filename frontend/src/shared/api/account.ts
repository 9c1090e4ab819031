import { queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];
type Message = Schemas['SentenceView'];

/** The signed-in user with the private data of their account. */
export type Profile = Schemas['ProfileView'];
export type AccountChange = Schemas['UpdateAccountBody'];
export type RoleChange = Schemas['ChangeRoleBody'];
/** What a change of role would end. */
export type RolePreview = Schemas['RolePreview'];
/** An administrator of the viewer's college. */
export type CollegeAdministrator = Schemas['CollegeAdministratorView'];
export type PasswordChange = Schemas['ChangePasswordBody'];
/** A browser in which the user is signed in. */
export type OwnSession = Schemas['SessionView'];
export type TwoFactorSetUp = Schemas['TwoFactorSetUpView'];
/** The password, and a code from the app or a recovery code. */
export type BothProofs = Schemas['BothProofsBody'];

const PROFILE = '/api/user/profile';
const SESSIONS = '/api/user/sessions';
const ROLE_PREVIEW = '/api/user/role/preview';
const ADMINISTRATORS = '/api/admin/college/admins';

export const accountQueries = {
  /** Refetched whenever it is shown: another browser may have changed it. */
  profile: (viewer: number) =>
    queryOptions<Profile>({ queryKey: [PROFILE, {}, viewer], queryFn: readAs<Profile>, staleTime: 0 }),
  sessions: (viewer: number) =>
    queryOptions<OwnSession[]>({ queryKey: [SESSIONS, {}, viewer], queryFn: readAs<OwnSession[]>, staleTime: 0 }),
  /** Always refetched: a request may have arrived in the meantime. */
  rolePreview: (viewer: number, newRole: RolePreview['newRole']) =>
    queryOptions<RolePreview>({
      queryKey: [ROLE_PREVIEW, { newRole }, viewer],
      queryFn: readAs<RolePreview>,
      staleTime: 0,
      gcTime: 0,
    }),
  administrators: (viewer: number) =>
    queryOptions<CollegeAdministrator[]>({
      queryKey: [ADMINISTRATORS, {}, viewer],
      queryFn: readAs<CollegeAdministrator[]>,
      staleTime: 0,
    }),
};

export const askForPasswordReset = (identifier: string) =>
  request<Message>('POST', '/api/password/forgot', { identifier });
export const resetPassword = (reset: Schemas['ResetPasswordBody']) =>
  request<Message>('POST', '/api/password/reset', reset);

export const updateAccount = (change: AccountChange) => request<Profile>('PUT', '/api/user', change);
export const cancelEmailChange = () => request('DELETE', '/api/user/pending-email');
export const changeRole = (change: RoleChange) => request<Profile>('PUT', '/api/user/role', change);
/** Makes a colleague the main administrator of the viewer's college, in place of the viewer. */
export const handOverMainRole = (id: number) =>
  request<CollegeAdministrator[]>('PATCH', `${ADMINISTRATORS}/${id}`, { isMainAdmin: true });
export const changePassword = (change: PasswordChange) => request<Message>('POST', '/api/user/change-password', change);

export const endSession = (id: number) => request('DELETE', `${SESSIONS}/${id}`);
export const endOtherSessions = () => request('DELETE', SESSIONS);
/** Also ends the session that sends this. */
export const endEverySession = () => request('DELETE', `${SESSIONS}?everywhere=true`);

/** Starts over with every call: the previous secret becomes invalid. */
export const setUpTwoFactor = (password?: string) => request<TwoFactorSetUp>('POST', '/api/2fa/setup', { password });
export const enableTwoFactor = (code: string) =>
  request<Schemas['RecoveryCodesView']>('POST', '/api/2fa/enable', { code });
export const disableTwoFactor = (proofs: BothProofs) => request<Message>('POST', '/api/2fa/disable', proofs);
export const renewRecoveryCodes = (proofs: BothProofs) =>
  request<Schemas['RecoveryCodesView']>('POST', '/api/2fa/recovery-codes', proofs);
