import { useMutation } from '@tanstack/react-query';
import { resetPassword } from './reset-password';

export function useResetPassword() {
  return useMutation({ mutationFn: resetPassword });
}
