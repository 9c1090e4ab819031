import { useMutation } from '@tanstack/react-query';
import { restoreAccount } from '@/shared/api';

export function useRestoreAccount() {
  return useMutation({ mutationFn: restoreAccount });
}
