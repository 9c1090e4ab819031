import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toErrorSentence } from '@/shared/api';
import { toast } from '@/shared/ui/toast';
import { addCampusEvent, campusEventQueries, setEventStatus } from './campus-events';

export function useAddEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: addCampusEvent,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: campusEventQueries.all }),
  });
}

/** Publishes a pending event, or cancels an event. */
export function useSetEventStatus(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (status: 'published' | 'cancelled') => setEventStatus(id, status),
    onSuccess: async ({ status }) => {
      toast({ title: status === 'cancelled' ? 'Event canceled' : 'Event published' });
      await queryClient.invalidateQueries({ queryKey: campusEventQueries.all });
    },
    onError: (error) => toast({ title: 'Error', text: toErrorSentence(error), variant: 'destructive' }),
  });
}
