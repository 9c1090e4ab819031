import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerCollege, chooseConsent, collegeMessageQueries, markCollegeMessageRead } from '@/shared/api';
import { refusalInFull } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';

/** A student's actions on messages from colleges. */
export function useCollegeMessageActions(viewer: number) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: collegeMessageQueries.inbox(viewer).queryKey });
  return {
    markRead: useMutation({ mutationFn: markCollegeMessageRead, onSettled }),
    answer: useMutation({
      mutationFn: ({ id, content }: { id: number; content: string }) => answerCollege(id, content),
      onSettled,
    }),
    unsubscribe: useMutation({
      mutationFn: (collegeId: number) => chooseConsent(collegeId, { level: 'none', expiresAt: null }),
      onSuccess: () => toast({ title: 'Unsubscribed', text: 'The college can’t message you anymore.' }),
      onError: (error) => toast({ title: 'Update failed', text: refusalInFull(error), variant: 'destructive' }),
      onSettled,
    }),
  };
}
