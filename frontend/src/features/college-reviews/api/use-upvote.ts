import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Page } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { reviewQueries, setUpvote, type Review } from './reviews';

/** Adds or removes the viewer's vote for a review, with an optimistic update. */
export function useSetUpvote(review: Review) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (isGiven: boolean) => setUpvote(review.id, isGiven),
    // The order stays unchanged until the list is refetched: users would lose sight of a card that moves on a click.
    onSuccess: (votes) =>
      queryClient.setQueriesData<Page<Review>>(
        { queryKey: reviewQueries.all },
        (page) =>
          page && { ...page, items: page.items.map((one) => (one.id === review.id ? { ...one, ...votes } : one)) },
      ),
    onError: (error) => toast({ title: 'Error', text: detailedRefusalText(error), variant: 'destructive' }),
  });

  const isGiven = mutation.isPending ? mutation.variables : review.upvotedByMe;
  return {
    isGiven,
    count: review.upvotes + Number(isGiven) - Number(review.upvotedByMe),
    toggle: () => !mutation.isPending && mutation.mutate(!isGiven),
  };
}
