import { request, type Schemas } from '@/shared/api';

/** What happens to the public content of a deleted account: it stays without a name, or is deleted. */
export type WrittenChoice = Schemas['DeleteAccountBody']['written'];

export const deleteAccount = (wish: Schemas['DeleteAccountBody']) =>
  request<Schemas['AccountClosingView']>('POST', '/api/account/delete', wish);
