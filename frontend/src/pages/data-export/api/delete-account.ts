import { request, type Schemas } from '@/shared/api';

/** What happens to the public content of a deleted account: it stays without a name, or is deleted. */
export type DeletedAccountContentChoice = Schemas['DeleteAccountBody']['written'];

export const deleteAccount = (payload: Schemas['DeleteAccountBody']) =>
  request<Schemas['AccountClosingView']>('POST', '/api/account/delete', payload);
