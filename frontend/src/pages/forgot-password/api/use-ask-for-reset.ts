import { useMutation } from '@tanstack/react-query';
import { askForPasswordReset } from '@/shared/api';

export function useAskForReset() {
  return useMutation({ mutationFn: askForPasswordReset });
}
