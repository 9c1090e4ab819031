import { useMutation } from '@tanstack/react-query';
import { requestPasswordReset } from './ask-for-password-reset';

export function useRequestPasswordReset() {
  return useMutation({ mutationFn: requestPasswordReset });
}
