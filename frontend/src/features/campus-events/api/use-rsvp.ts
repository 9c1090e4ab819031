import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Page } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { campusEventQueries, setRsvp, type CampusEvent } from './campus-events';

/** Sets or removes the viewer's RSVP to an event, with an optimistic update. */
export function useSetRsvp(event: CampusEvent) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (isComing: boolean) => setRsvp(event.id, isComing),
    onSuccess: (rsvp) =>
      queryClient.setQueriesData<Page<CampusEvent>>(
        { queryKey: campusEventQueries.all },
        (page) =>
          page && { ...page, items: page.items.map((one) => (one.id === event.id ? { ...one, ...rsvp } : one)) },
      ),
    onError: (error) => toast({ title: 'Error', text: detailedRefusalText(error), variant: 'destructive' }),
  });

  const isComing = mutation.isPending ? mutation.variables : event.myRsvp;
  const ahead = Number(isComing) - Number(event.myRsvp);
  return {
    isComing,
    count: event.rsvpCount + ahead,
    toggle: () => !mutation.isPending && mutation.mutate(!isComing),
  };
}
