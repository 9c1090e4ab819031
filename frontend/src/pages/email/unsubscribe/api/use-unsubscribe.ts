import { useMutation } from '@tanstack/react-query';
import { unsubscribe } from './unsubscribe';

export function useUnsubscribe() {
  return useMutation({ mutationFn: unsubscribe });
}
