import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendReport, type Complaint } from '@/entities/report';
import { toErrorSentence } from '@/shared/api';
import { toast } from '@/shared/ui/toast';
import { deleteReview, editReview, replyToReview, reviewQueries, writeReview } from './reviews';

/** Returns a function that invalidates all queries about reviews, including the summaries. */
function useInvalidateReviews() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(reviewQueries.all[0]!),
    });
}

export function useWriteReview() {
  const onSuccess = useInvalidateReviews();
  return useMutation({ mutationFn: writeReview, onSuccess });
}

export function useEditReview(id: number) {
  const onSuccess = useInvalidateReviews();
  return useMutation({
    mutationFn: (change: { content: string; rating: number }) => editReview(id, change),
    onSuccess,
  });
}

export function useDeleteReview(id: number) {
  const invalidate = useInvalidateReviews();
  return useMutation({
    mutationFn: () => deleteReview(id),
    onSuccess: () => {
      toast({ title: 'Review deleted' });
      return invalidate();
    },
    onError: (error) => toast({ title: 'Error', text: toErrorSentence(error), variant: 'destructive' }),
  });
}

export function useReplyToReview(id: number) {
  const invalidate = useInvalidateReviews();
  return useMutation({
    mutationFn: (content: string) => replyToReview(id, content),
    onSuccess: () => {
      toast({ title: 'Reply published' });
      return invalidate();
    },
  });
}

export function useReportReview(id: number) {
  return useMutation({
    mutationFn: (complaint: Complaint) => sendReport('review', id, complaint),
    onSuccess: () => toast({ title: 'Report sent', text: 'Thank you. A moderator will check this review.' }),
  });
}
