import { useMutation, useQueryClient } from '@tanstack/react-query';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import {
  availabilityQueries,
  createCalendarFeed,
  deleteCalendarFeed,
  importCalendar,
  removeImportedCalendar,
  saveHours,
} from './availability';

/** Saves the viewer's hours. */
export function useSaveHours(viewer: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveHours,
    onSuccess: (hours) => {
      queryClient.setQueryData(availabilityQueries.own(viewer).queryKey, hours);
      toast({
        title: 'Hours saved',
        text: hours.rules.length > 0 ? 'Your connections can book these times.' : 'You’re not offering any hours.',
      });
    },
  });
}

/** The viewer's private feed URL for other calendars. */
export function useChangeCalendarFeed(viewer: number) {
  const queryClient = useQueryClient();
  const invalidateFeed = () => queryClient.invalidateQueries({ queryKey: availabilityQueries.feed(viewer).queryKey });
  const showFailureToast = (error: unknown) =>
    toast({ title: 'Failed to update calendar feed', text: detailedRefusalText(error), variant: 'destructive' });
  const make = useMutation({ mutationFn: createCalendarFeed, onSuccess: invalidateFeed, onError: showFailureToast });
  const close = useMutation({
    mutationFn: deleteCalendarFeed,
    onSuccess: () => {
      make.reset();
      toast({ title: 'Calendar feed turned off' });
      return invalidateFeed();
    },
    onError: showFailureToast,
  });
  return { make, close };
}

/** Adds and removes the viewer's own calendar, whose busy times are not offered. */
export function useImportedCalendar(viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = availabilityQueries.importedCalendar(viewer);
  const add = useMutation({
    mutationFn: importCalendar,
    onSuccess: (calendar) => {
      queryClient.setQueryData(queryKey, calendar);
      toast({ title: 'Calendar added', text: 'Its busy times aren’t offered.' });
    },
  });
  const remove = useMutation({
    mutationFn: removeImportedCalendar,
    onSuccess: () => {
      toast({ title: 'Calendar removed' });
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) =>
      toast({ title: 'Failed to remove the calendar', text: detailedRefusalText(error), variant: 'destructive' }),
  });
  return { add, remove };
}
