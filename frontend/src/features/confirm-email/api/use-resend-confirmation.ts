import { useMutation } from '@tanstack/react-query';
import { resendConfirmation } from '@/shared/api';

export function useResendConfirmation() {
  return useMutation({ mutationFn: resendConfirmation });
}
