import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalInFull } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { availabilityQueries, closeFeed, makeFeed, saveHours } from './availability';

/** Saves the viewer's hours. */
export function useSaveHours(viewer: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveHours,
    onSuccess: (hours) => {
      queryClient.setQueryData(availabilityQueries.own(viewer).queryKey, hours);
      toast({
        title: 'Hours saved',
        text:
          hours.rules.length > 0 ? 'People you can meet with pick from these times.' : 'You’re not offering any hours.',
      });
    },
  });
}

/** The viewer's private feed URL for other calendars. */
export function useFeed(viewer: number) {
  const queryClient = useQueryClient();
  const isOld = () => queryClient.invalidateQueries({ queryKey: availabilityQueries.feed(viewer).queryKey });
  const failed = (error: unknown) =>
    toast({ title: 'Failed to update calendar feed', text: refusalInFull(error), variant: 'destructive' });
  const make = useMutation({ mutationFn: makeFeed, onSuccess: isOld, onError: failed });
  const close = useMutation({
    mutationFn: closeFeed,
    onSuccess: () => {
      make.reset();
      toast({ title: 'Calendar feed turned off' });
      return isOld();
    },
    onError: failed,
  });
  return { make, close };
}
