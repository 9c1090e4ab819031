import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateCollegeConsent } from '@/entities/college-consent';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { answerCollegeMessage, collegeMessagesQuery, markCollegeMessageRead } from './college-messages';

/** A student's actions on messages from colleges. */
export function useCollegeMessageActions(viewer: number) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: collegeMessagesQuery(viewer).queryKey });
  return {
    markRead: useMutation({ mutationFn: markCollegeMessageRead, onSettled }),
    answer: useMutation({
      mutationFn: ({ id, content }: { id: number; content: string }) => answerCollegeMessage(id, content),
      onSettled,
    }),
    unsubscribe: useMutation({
      mutationFn: (collegeId: number) => updateCollegeConsent(collegeId, { level: 'none', expiresAt: null }),
      onSuccess: () => toast({ title: 'Unsubscribed', text: 'The college can’t message you anymore.' }),
      onError: (error) => toast({ title: 'Update failed', text: detailedRefusalText(error), variant: 'destructive' }),
      onSettled,
    }),
  };
}
