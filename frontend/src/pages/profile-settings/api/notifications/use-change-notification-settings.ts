import { useMutation, useQueryClient } from '@tanstack/react-query';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import {
  changeNotificationSettings,
  notificationSettingsQuery,
  type NotificationSettings,
  type NotificationSettingsChange,
} from './notification-settings';

/** Returns the settings after a change. */
function applySettingsChange(settings: NotificationSettings, { kinds = [], dailyDigest }: NotificationSettingsChange) {
  return {
    ...settings,
    kinds: settings.kinds.map((one) => ({ ...one, ...kinds.find(({ kind }) => kind === one.kind) })),
    dailyDigest: dailyDigest ?? settings.dailyDigest,
  };
}

/** Changes how the user is notified: on the page immediately, and reverted if the server refuses. */
export function useChangeNotificationSettings(viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = notificationSettingsQuery(viewer);
  const mutationKey = ['notification-settings', viewer];
  return useMutation({
    mutationKey,
    // One change after the other, in the order of the clicks.
    scope: { id: mutationKey.join() },
    mutationFn: changeNotificationSettings,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (settings) => settings && applySettingsChange(settings, change));
    },
    onSuccess: (settings) => {
      // The response to an earlier change would revert the later ones.
      if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(queryKey, settings);
    },
    onError: (error) => {
      toast({ title: 'Update failed', text: detailedRefusalText(error), variant: 'destructive' });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
