import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries, type Profile } from '@/entities/account';
import { administratorsQuery } from '@/entities/college-administrator';
import { cancelEmailChange, changeRole, handOverMainRole, updateAccount } from './account';

/** Returns functions that update or reload the cached account after a change. */
function useKept(viewer: number) {
  const queryClient = useQueryClient();
  const profile = accountQueries.profile(viewer).queryKey;
  const sessions = accountQueries.sessions(viewer).queryKey;
  return {
    keep: (changed: Profile) => queryClient.setQueryData(profile, changed),
    readAgain: async () => {
      await Promise.all([profile, sessions].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  };
}

export function useUpdateAccount(viewer: number) {
  return useMutation({ mutationFn: updateAccount, onSuccess: useKept(viewer).keep });
}

export function useCancelEmailChange(viewer: number) {
  return useMutation({ mutationFn: cancelEmailChange, onSuccess: useKept(viewer).readAgain });
}

export function useChangeRole(viewer: number) {
  return useMutation({ mutationFn: changeRole, onSuccess: useKept(viewer).keep });
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
