import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  accountQueries,
  cancelEmailChange,
  changePassword,
  changeRole,
  disableTwoFactor,
  enableTwoFactor,
  handOverMainRole,
  renewRecoveryCodes,
  setUpTwoFactor,
  updateAccount,
  type Profile,
} from '@/shared/api';

/** What is kept of the account here, for putting right after a change. */
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
      queryClient.setQueryData(accountQueries.administrators(viewer).queryKey, administrators);
      await queryClient.invalidateQueries({ queryKey: accountQueries.profile(viewer).queryKey });
    },
  });
}

export function useChangePassword(viewer: number) {
  return useMutation({ mutationFn: changePassword, onSuccess: useKept(viewer).readAgain });
}

export function useSetUpTwoFactor() {
  return useMutation({ mutationFn: setUpTwoFactor });
}

export function useEnableTwoFactor(viewer: number) {
  return useMutation({ mutationFn: enableTwoFactor, onSuccess: useKept(viewer).readAgain });
}

export function useDisableTwoFactor(viewer: number) {
  return useMutation({ mutationFn: disableTwoFactor, onSuccess: useKept(viewer).readAgain });
}

export function useRenewRecoveryCodes(viewer: number) {
  return useMutation({ mutationFn: renewRecoveryCodes, onSuccess: useKept(viewer).readAgain });
}
