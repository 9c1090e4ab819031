import { useMutation } from '@tanstack/react-query';
import { restoreAccount } from './restore-account';

export function useRestoreAccount() {
  return useMutation({ mutationFn: restoreAccount });
}
