import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** What becomes of what someone wrote here for others: it stays without their name, or goes with them. */
export type WrittenChoice = Schemas['DeleteAccountBody']['written'];

export const deleteAccount = (wish: Schemas['DeleteAccountBody']) =>
  request<Schemas['AccountClosingView']>('POST', '/api/account/delete', wish);
export const restoreAccount = (token: string) =>
  request<Schemas['SentenceView']>('POST', '/api/account/restore', { token });
