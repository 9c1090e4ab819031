import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Switch } from '@/shared/ui/switch';
import { toast } from '@/shared/ui/toast';
import { SettingsCard } from '@/shared/ui/settings-card';
import { claimQueries, shareActivityWithCollege } from '../../api/details/claims';

/** What the college sees of an alum who claimed the profile it imported; renders nothing for everyone else. */
export function ImportingCollegeSection({ viewer }: { viewer: number }) {
  const queryClient = useQueryClient();
  const own = claimQueries.own(viewer);
  const { data } = useQuery(own);
  const isOnline = useOnline();
  const share = useMutation({
    mutationFn: shareActivityWithCollege,
    onSuccess: (claim) => {
      queryClient.setQueryData(own.queryKey, claim);
      toast({ title: 'Privacy settings updated' });
    },
    onError: (error) => toast({ title: 'Update failed', text: detailedRefusalText(error), variant: 'destructive' }),
  });
  if (!data?.collegeName) return null;
  const isShared = share.isPending ? share.variables : data.isActivityShared;
  return (
    <SettingsCard title="Your college">
      <Switch
        id="isActivityShared"
        label={`Let ${data.collegeName} see the month I was last active`}
        consequence={
          isShared
            ? 'The college sees only the month, and only while everyone can see your profile.'
            : "The college can't see when you were active."
        }
        checked={isShared}
        busy={share.isPending}
        disabled={!isOnline}
        onChange={(isOn) => share.mutate(isOn)}
      />
    </SettingsCard>
  );
}
