import { useMutation } from '@tanstack/react-query';
import { confirmEmail } from '@/shared/api';

export function useConfirmEmail() {
  return useMutation({ mutationFn: confirmEmail });
}
