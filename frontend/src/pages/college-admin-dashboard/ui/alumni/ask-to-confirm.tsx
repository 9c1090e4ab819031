import { useMutation } from '@tanstack/react-query';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { requestAlumniConfirmations } from '../../api/college-alumni';

/** Asks the alumni who registered themselves to confirm that they studied at the college. */
export function RequestConfirmationsButton({ many }: { many: number }) {
  const isOnline = useOnline();
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
  });
  return (
    <div className="card flex flex-wrap items-center justify-between gap-4 p-4">
      <p className="max-w-[60ch]">
        {plural(many, {
          one: '# alum registered without an invitation.',
          other: '# alumni registered without an invitation.',
        })}{' '}
        <span className="text-muted">
          Ask them to confirm that they studied at your college. You see who they are only if they confirm.
        </span>
      </p>
      <Button variant="quiet" busy={ask.isPending} disabled={!isOnline} onClick={() => ask.mutate()}>
        Ask them to confirm
      </Button>
    </div>
  );
}
