import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** What happens to the public content of a deleted account: it stays without a name, or is deleted. */
export type WrittenChoice = Schemas['DeleteAccountBody']['written'];

export const deleteAccount = (wish: Schemas['DeleteAccountBody']) =>
  request<Schemas['AccountClosingView']>('POST', '/api/account/delete', wish);
export const restoreAccount = (token: string) =>
  request<Schemas['SentenceView']>('POST', '/api/account/restore', { token });
