import { request } from './request';

/** What becomes of what somebody wrote here for others: it stays without their name, or goes with them. */
export type WrittenChoice = 'keep' | 'remove';

export interface DeletedAccount {
  message: string;
  /** Until then the link in the mail brings the account back. */
  deleteAfter: string;
}

export const deleteAccount = (wish: { password?: string; written: WrittenChoice }) =>
  request<DeletedAccount>('POST', '/api/account/delete', wish);
export const restoreAccount = (token: string) =>
  request<{ message: string }>('POST', '/api/account/restore', { token });
