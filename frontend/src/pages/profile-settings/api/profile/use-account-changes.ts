import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries, type AccountProfile } from '@/entities/account';
import { administratorsQuery } from '@/entities/college-administrator';
import { cancelEmailChange, changeRole, handOverMainRole, updateAccount } from './account';

/** Returns functions that update or reload the cached account after a change. */
function useAccountCacheUpdates(viewer: number) {
  const queryClient = useQueryClient();
  const profile = accountQueries.profile(viewer).queryKey;
  const sessions = accountQueries.sessions(viewer).queryKey;
  return {
    keep: (changed: AccountProfile) => queryClient.setQueryData(profile, changed),
    readAgain: async () => {
      await Promise.all([profile, sessions].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  };
}

export function useUpdateAccount(viewer: number) {
  return useMutation({ mutationFn: updateAccount, onSuccess: useAccountCacheUpdates(viewer).keep });
}

export function useCancelEmailChange(viewer: number) {
  return useMutation({ mutationFn: cancelEmailChange, onSuccess: useAccountCacheUpdates(viewer).readAgain });
}

export function useChangeRole(viewer: number) {
  return useMutation({ mutationFn: changeRole, onSuccess: useAccountCacheUpdates(viewer).keep });
}

export function useHandOverMainRole(viewer: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: handOverMainRole,
    onSuccess: async (administrators) => {
      queryClient.setQueryData(administratorsQuery(viewer).queryKey, administrators);
      await queryClient.invalidateQueries({ queryKey: accountQueries.profile(viewer).queryKey });
    },
  });
}
