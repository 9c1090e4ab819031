import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@/entities/account';
import {
  changePassword,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from './account-security';

/** Returns a function that refetches the account and its sessions, which a new password or second factor changes. */
function useRefetchAccount(viewer: number) {
  const queryClient = useQueryClient();
  const changed = [accountQueries.profile(viewer).queryKey, accountQueries.sessions(viewer).queryKey];
  return async () => {
    await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

export function useChangePassword(viewer: number) {
  return useMutation({ mutationFn: changePassword, onSuccess: useRefetchAccount(viewer) });
}

export function useSetUpTwoFactor() {
  return useMutation({ mutationFn: setUpTwoFactor });
}

/**
 * Turns on two-factor authentication. College administrators may have had no rights until now, so their rejected
 * requests are repeated.
 */
export function useEnableTwoFactor(viewer: number) {
  const queryClient = useQueryClient();
  const readAccountAgain = useRefetchAccount(viewer);
  return useMutation({
    mutationFn: enableTwoFactor,
    onSuccess: async () => {
      await readAccountAgain();
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/admin'),
      });
    },
  });
}

export function useDisableTwoFactor(viewer: number) {
  return useMutation({ mutationFn: disableTwoFactor, onSuccess: useRefetchAccount(viewer) });
}

export function useRenewRecoveryCodes(viewer: number) {
  return useMutation({ mutationFn: renewRecoveryCodes, onSuccess: useRefetchAccount(viewer) });
}
