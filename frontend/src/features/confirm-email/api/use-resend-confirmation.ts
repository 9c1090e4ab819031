import { useMutation } from '@tanstack/react-query';
import { resendConfirmation } from './resend-confirmation';

export function useResendConfirmation() {
  return useMutation({ mutationFn: resendConfirmation });
}
