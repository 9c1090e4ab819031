import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { plural } from '@/shared/lib/plural';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { collegeAlumniQueries, requestAlumniConfirmations } from '../../api/college-alumni';

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Asks the alumni who registered themselves to confirm that they studied at the college. */
export function RequestConfirmations({ viewer, many }: { viewer: number; many: number }) {
  const requests = useQuery(collegeAlumniQueries.confirmations(viewer));
  const [isConfirming, setIsConfirming] = useState(false);
  const isOnline = useOnline();
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: requestAlumniConfirmations,
    onSuccess: ({ asked }) =>
      toast(
        asked > 0
          ? {
              title: plural(asked, { one: 'Asked # alum', other: 'Asked # alumni' }),
              text: 'They appear in your list when they confirm.',
            }
          : {
              title: 'Everyone has been asked',
              text: 'If alumni don’t answer, you can ask them again after 180 days.',
            },
      ),
    onError: (error) => toast({ title: 'Update failed', text: detailedRefusalText(error), variant: 'destructive' }),
    onSettled: () => {
      setIsConfirming(false);
      return queryClient.invalidateQueries({ queryKey: collegeAlumniQueries.confirmations(viewer).queryKey });
    },
  });
  const { canBeAsked, lastAskedAt } = requests.data ?? { canBeAsked: 0, lastAskedAt: null };
  const people = plural(canBeAsked, { one: '# alum', other: '# alumni' });
  return (
    <div className="card flex flex-wrap items-center justify-between gap-4 p-4">
      <div className="grid max-w-[60ch] gap-1">
        <p>
          {plural(many, {
            one: '# alum registered without an invitation.',
            other: '# alumni registered without an invitation.',
          })}{' '}
          <span className="text-muted">
            Ask them to confirm that they studied at your college. You see who they are only if they confirm.
          </span>
        </p>
        <p role="status" className="text-sm text-muted empty:hidden">
          {lastAskedAt && `Last asked ${DAY_FORMAT.format(new Date(lastAskedAt))}. `}
          {requests.data &&
            canBeAsked === 0 &&
            'Everyone has been asked. If alumni don’t answer, you can ask them again after 180 days.'}
          {lastAskedAt && canBeAsked > 0 && `You haven’t asked ${people} yet.`}
        </p>
      </div>
      <Button
        variant="quiet"
        // Without the number, the server still asks no one twice.
        disabled={!isOnline || (!requests.isError && canBeAsked === 0)}
        onClick={() => setIsConfirming(true)}
      >
        Ask them to confirm
      </Button>
      {isConfirming && (
        <AlertDialog
          open
          title={requests.data ? `Ask ${people} to confirm?` : 'Ask alumni to confirm?'}
          text="Each of them gets one notification that asks whether they studied at your college. You can’t take it back, and you can’t ask the same people again for 180 days."
          confirm={requests.data ? `Ask ${people}` : 'Ask alumni'}
          busy={ask.isPending}
          onOpenChange={setIsConfirming}
          onConfirm={() => ask.mutate()}
        />
      )}
    </div>
  );
}
