import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PROVIDER_NAMES } from '@/features/external-sign-in';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { connectedAccountsQuery, disconnectAccount, type ConnectedAccount } from './connected-accounts';

export const useConnectedAccounts = (viewer: number) => useQuery(connectedAccountsQuery(viewer));

export function useDisconnectAccount(viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = connectedAccountsQuery(viewer);
  return useMutation({
    mutationFn: ({ id }: ConnectedAccount) => disconnectAccount(id),
    onSuccess: (_, { provider }) =>
      toast({
        title: `${PROVIDER_NAMES[provider]} disconnected`,
        text: `You can’t sign in with ${PROVIDER_NAMES[provider]} anymore.`,
      }),
    onError: (error) => toast({ title: 'Error', text: detailedRefusalText(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
