import { request, type Schemas } from '@/shared/api';

type ServerMessage = Schemas['SentenceView'];
type PasswordChange = Schemas['ChangePasswordBody'];
export type TwoFactorSetUp = Schemas['TwoFactorSetUpView'];
/** The password, and a code from the app or a recovery code. */
export type PasswordAndCode = Schemas['BothProofsBody'];

export const changePassword = (change: PasswordChange) =>
  request<ServerMessage>('POST', '/api/user/change-password', change);

/** Starts over with every call: the previous secret becomes invalid. */
export const setUpTwoFactor = (password?: string) => request<TwoFactorSetUp>('POST', '/api/2fa/setup', { password });
export const enableTwoFactor = (code: string) =>
  request<Schemas['RecoveryCodesView']>('POST', '/api/2fa/enable', { code });
export const disableTwoFactor = (proofs: PasswordAndCode) => request<ServerMessage>('POST', '/api/2fa/disable', proofs);
export const renewRecoveryCodes = (proofs: PasswordAndCode) =>
  request<Schemas['RecoveryCodesView']>('POST', '/api/2fa/recovery-codes', proofs);
