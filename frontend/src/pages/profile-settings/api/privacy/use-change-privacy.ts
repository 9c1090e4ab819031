import type { PrivacyChange } from '@/entities/profile';
import { ApiError } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { toast } from '@/shared/ui/toast';
import { useUpdatePrivacy } from '../details/use-profile-changes';

const UPDATE_FAILED_MESSAGE = 'Failed to update privacy settings. Please try again.';

/** Changes who sees what, immediately, and reports the result. `wish` is the pending change. */
export function useChangePrivacy(viewer: number) {
  const { mutate, isPending, variables } = useUpdatePrivacy(viewer);
  const isOnline = useOnline();

  const change = (privacyChange: PrivacyChange) =>
    mutate(privacyChange, {
      onSuccess: () => toast({ title: 'Privacy settings updated' }),
      onError: (error) => {
        const isRefusal = error instanceof ApiError && error.status < 500 && error.serverMessage;
        toast({
          title: 'Update failed',
          text: isRefusal ? detailedRefusalText(error) : UPDATE_FAILED_MESSAGE,
          variant: 'destructive',
        });
      },
    });

  const wish: PrivacyChange = isPending ? variables : {};
  return { change, wish, isBusy: isPending, isOff: !isOnline };
}
