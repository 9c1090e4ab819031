import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';

/** An account at a provider with which the user can sign in here. */
export type ConnectedAccount = Schemas['ConnectedIdentityView'];

const IDENTITIES_PATH = '/api/user/identities';

/** The connected accounts of a user; refetched, because another browser may have changed them. */
export const connectedAccountsQuery = (viewer: number) =>
  queryOptions<ConnectedAccount[]>({
    queryKey: [IDENTITIES_PATH, {}, viewer],
    queryFn: fetchAsViewer<ConnectedAccount[]>,
    staleTime: 0,
  });

export const disconnectAccount = (id: number) => request('DELETE', `${IDENTITIES_PATH}/${id}`);
