import { useMutation } from '@tanstack/react-query';
import { confirmEmail } from './confirm-email';

export function useConfirmEmail() {
  return useMutation({ mutationFn: confirmEmail });
}
