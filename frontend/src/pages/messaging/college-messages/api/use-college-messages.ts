import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chooseConsent } from '@/entities/college-consent';
import { refusalInFull } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { answerCollege, inboxQuery, markCollegeMessageRead } from './college-messages';

/** A student's actions on messages from colleges. */
export function useCollegeMessageActions(viewer: number) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: inboxQuery(viewer).queryKey });
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
