import { useMutation, useQueryClient } from '@tanstack/react-query';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import {
  approveBroadcast,
  broadcastQueries,
  declineBroadcast,
  sendBroadcast,
  withdrawBroadcast,
  replyToStudent,
} from './broadcasts';

const showErrorToast = (error: Error) =>
  toast({ title: 'Update failed', text: detailedRefusalText(error), variant: 'destructive' as const });

/** Returns the actions of administrators on their college's messages to students. */
export function useBroadcastActions(viewer: number) {
  const queryClient = useQueryClient();
  // Also after a rejection, because a colleague may have decided concurrently.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: broadcastQueries.sent(viewer).queryKey });
  const toastOptions = (title: string) => ({ onSuccess: () => toast({ title }), onError: showErrorToast, onSettled });
  return {
    send: useMutation({ mutationFn: sendBroadcast, onSettled }),
    approve: useMutation({ mutationFn: approveBroadcast, ...toastOptions('Message sent') }),
    decline: useMutation({ mutationFn: declineBroadcast, ...toastOptions('Message declined') }),
    withdraw: useMutation({ mutationFn: withdrawBroadcast, ...toastOptions('Message withdrawn') }),
  };
}

/** Replies to a student who answered a message. */
export function useReplyToStudent(broadcastId: number, viewer: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ studentId, content }: { studentId: number; content: string }) =>
      replyToStudent(broadcastId, studentId, content),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: broadcastQueries.answers(broadcastId, viewer).queryKey }),
  });
}
