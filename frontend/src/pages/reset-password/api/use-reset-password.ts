import { useMutation } from '@tanstack/react-query';
import { resetPassword } from '@/shared/api';

export function useResetPassword() {
  return useMutation({ mutationFn: resetPassword });
}
