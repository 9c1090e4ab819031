import { useUpdateOnboarding } from '@/features/onboarding';
import { focusPageHeading } from '@/shared/lib/focus';
import { toast } from '@/shared/ui/toast';

/** Hides the list of account steps on all devices; the toast offers to undo that. */
export function useHideSteps(viewer: number) {
  const update = useUpdateOnboarding(viewer);
  const skip = () =>
    update.mutate(
      { skipped: true },
      {
        onSuccess: () => {
          focusPageHeading();
          toast({
            title: 'List hidden',
            text: 'You can still set these up in your profile settings.',
            action: {
              label: 'Undo',
              elsewhere: 'Set these up in your profile settings',
              onClick: () => update.mutate({ skipped: false }),
            },
          });
        },
      },
    );
  return { skip, isSkipping: update.isPending };
}
