import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { readPushState, disablePush, enablePush } from '@/shared/push';
import { toast } from '@/shared/ui/toast';

const PUSH_FAILED_MESSAGE = 'Your browser couldn’t set up push notifications. Try again later.';

/** Push messages to this browser: whether they are on, and turning them on and off. */
export function usePushInThisBrowser(viewer: number, publicKey: string) {
  const queryClient = useQueryClient();
  const queryKey = ['push', viewer];
  const { data: state } = useQuery({
    queryKey,
    queryFn: () => readPushState(viewer),
    staleTime: 0,
    // The permission can be granted and revoked in the settings of the browser.
    refetchOnWindowFocus: true,
  });
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) return enablePush(viewer, publicKey);
      await disablePush();
      return readPushState(viewer);
    },
    onSuccess: (now, wanted) => {
      queryClient.setQueryData(queryKey, now);
      if (now === 'on') toast({ title: 'Push is on', text: 'This device now gets push notifications.' });
      if (!wanted) toast({ title: 'Push is off', text: 'This device no longer gets push notifications.' });
    },
    onError: (error) =>
      toast({
        title: 'Update failed',
        text: error instanceof ApiError ? detailedRefusalText(error) : PUSH_FAILED_MESSAGE,
        variant: 'destructive',
      }),
  });
  return { state, change };
}
