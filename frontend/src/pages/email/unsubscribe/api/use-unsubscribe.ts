import { useMutation } from '@tanstack/react-query';
import { unsubscribe } from '@/shared/api';

export function useUnsubscribe() {
  return useMutation({ mutationFn: unsubscribe });
}
