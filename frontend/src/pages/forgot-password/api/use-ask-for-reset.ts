import { useMutation } from '@tanstack/react-query';
import { askForPasswordReset } from './ask-for-password-reset';

export function useAskForReset() {
  return useMutation({ mutationFn: askForPasswordReset });
}
