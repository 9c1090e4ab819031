import { useMutation, useQueryClient } from '@tanstack/react-query';
import { myPeopleQueries } from '@/entities/connection';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import {
  answerThanks,
  type EndAction,
  mentoringQueries,
  sendEndAction,
  setGoal,
  type ThanksDraft,
  withdrawThanks,
  writeThanks,
} from './mentoring';

/** Reloads the relationships, also after a refusal: the other side may have changed them. */
function useReloadMentoring() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: mentoringQueries.all });
}

const showErrorToast = (error: unknown) =>
  toast({ title: 'Something went wrong', text: detailedRefusalText(error), variant: 'destructive' });

/** Saves or removes the goal. The form shows its errors. */
export function useSetGoal(userId: number) {
  const reload = useReloadMentoring();
  return useMutation({
    mutationFn: (goal: string | null) => setGoal(userId, goal),
    onSuccess: (_, goal) => toast({ title: goal === null ? 'Goal removed' : 'Goal saved' }),
    onSettled: reload,
  });
}

const END_TOASTS: Readonly<Record<EndAction, string>> = {
  propose: 'Suggestion sent',
  confirm: 'Mentoring finished',
  decline: 'You’ll continue together',
  withdraw: 'Suggestion taken back',
};

/** Proposes to finish, or answers a proposal. When both agree, the person moves to the past ones. */
export function useEndMentoring(userId: number) {
  const queryClient = useQueryClient();
  const reload = useReloadMentoring();
  return useMutation({
    mutationFn: (action: EndAction) => sendEndAction(userId, action),
    onSuccess: (_, action) => toast({ title: END_TOASTS[action] }),
    onError: showErrorToast,
    onSettled: () =>
      Promise.all([
        reload(),
        queryClient.invalidateQueries({ queryKey: myPeopleQueries.all }),
        queryClient.invalidateQueries({ queryKey: myPeopleQueries.allCounts }),
      ]),
  });
}

/** Saves a thank-you note. The form shows its errors. */
export function useWriteThanks(userId: number) {
  const reload = useReloadMentoring();
  return useMutation({
    mutationFn: (thanks: ThanksDraft) => writeThanks(userId, thanks),
    onSuccess: () => toast({ title: 'Thanks saved' }),
    onSettled: reload,
  });
}

/** Withdraws a thank-you note; the toast offers to write it again. */
export function useWithdrawThanks(userId: number, earlier: ThanksDraft) {
  const reload = useReloadMentoring();
  const restore = useMutation({
    mutationFn: () => writeThanks(userId, earlier),
    onError: showErrorToast,
    onSettled: reload,
  });
  return useMutation({
    mutationFn: () => withdrawThanks(userId),
    onSuccess: () =>
      toast({
        title: 'Thanks withdrawn',
        action: { label: 'Undo', elsewhere: 'Write them again under My People.', onClick: () => restore.mutate() },
      }),
    onError: showErrorToast,
    onSettled: reload,
  });
}

/** The alum shows thanks on the profile, or hides them there. */
export function useAnswerThanks(userId: number) {
  const reload = useReloadMentoring();
  return useMutation({
    mutationFn: (publish: boolean) => answerThanks(userId, publish),
    onSuccess: (_, publish) => toast({ title: publish ? 'Shown on your profile' : 'Not shown on your profile' }),
    onError: showErrorToast,
    onSettled: reload,
  });
}
