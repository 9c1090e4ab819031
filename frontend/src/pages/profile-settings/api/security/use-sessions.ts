import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountQueries, type OwnSession } from '@/entities/account';
import { endSessionOfBrowser, useClearUserData } from '@/features/sign-out';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { endEverySession, endOtherSessions, endSession } from './sessions';

export const useSessions = (viewer: number) => useQuery(accountQueries.sessions(viewer));

const showErrorToast = (error: unknown) =>
  toast({ title: 'Logout failed', text: detailedRefusalText(error), variant: 'destructive' });

/** Ends one session, all others, or all of them. A user who ends their own becomes a visitor. */
export function useEndSessions(viewer: number) {
  const queryClient = useQueryClient();
  const forgetMe = useClearUserData();
  const { queryKey } = accountQueries.sessions(viewer);
  const refetch = () => queryClient.invalidateQueries({ queryKey });
  const leave = async () => {
    await forgetMe();
    toast({ title: 'Logged out', text: 'You have been logged out successfully' });
  };

  const one = useMutation({
    mutationFn: ({ id, isCurrent }: OwnSession) =>
      isCurrent ? endSessionOfBrowser(viewer, () => endSession(id)) : endSession(id),
    onSuccess: async (_, { isCurrent, device }) => {
      if (isCurrent) return leave();
      toast({ title: 'Signed out', text: `${device} is no longer signed in.` });
      await refetch();
    },
    onError: async (error) => {
      showErrorToast(error);
      await refetch();
    },
  });
  const others = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: async () => {
      toast({ title: 'Signed out everywhere else', text: 'You’re signed in only on this device.' });
      await refetch();
    },
    onError: showErrorToast,
  });
  const all = useMutation({
    mutationFn: () => endSessionOfBrowser(viewer, endEverySession),
    onSuccess: leave,
    onError: showErrorToast,
  });
  return { one, others, all };
}
