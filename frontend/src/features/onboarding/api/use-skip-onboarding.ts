import { toast } from '@/shared/ui/toast';
import { useUpdateOnboarding } from './use-onboarding';

/** Skips the whole onboarding; the toast offers to undo that. */
export function useSkipOnboarding(viewer: number, onSkipped: () => void) {
  const update = useUpdateOnboarding(viewer);
  const skip = () =>
    update.mutate(
      { skipped: true },
      {
        onSuccess: () => {
          onSkipped();
          toast({
            title: 'Setup skipped',
            text: 'You can finish it anytime in your profile settings.',
            action: {
              label: 'Undo',
              elsewhere: 'Finish setup in profile settings',
              onClick: () => update.mutate({ skipped: false }),
            },
          });
        },
      },
    );
  return { skip, isSkipping: update.isPending };
}
