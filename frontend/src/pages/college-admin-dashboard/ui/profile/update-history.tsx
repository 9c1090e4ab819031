import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toErrorSentence } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { collegeProfileQueries, type ProfileChange } from '../../api/college-profile';
import { useRevertChange } from '../../api/use-own-college';
import { fieldLabel, formatFieldValue } from '../../model/profile-fields';

const DATE_TIME_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * The changes of the profile: who changed which field, when, with the old and the new value; the latest change of each
 * field can be reverted.
 */
export function UpdateHistory({ viewer }: { viewer: number }) {
  const history = useInfiniteQuery(collegeProfileQueries.history(viewer));
  const [chosen, setChosen] = useState<ProfileChange>();
  const revert = useRevertChange(viewer);
  const changes = history.data?.pages.flatMap(({ items }) => items);

  const confirm = (change: ProfileChange) =>
    revert.mutate(change.id, {
      onSuccess: () => toast({ title: 'College profile updated' }),
      onError: (error) => toast({ title: 'Update failed', text: detailedRefusalText(error), variant: 'destructive' }),
      onSettled: () => setChosen(undefined),
    });

  if (!changes && history.error) {
    return <ErrorPanel message={toErrorSentence(history.error)} onRetry={() => void history.refetch()} />;
  }
  if (!changes) return <Skeleton className="h-40" />;
  if (changes.length === 0) {
    return <p className="text-muted">No changes yet. Changes to the profile appear here.</p>;
  }
  return (
    <>
      <ol className="grid gap-3">
        {changes.map((change) => (
          <li key={change.id} className="card flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-4">
            <ProfileChangeEntry change={change} />
            {change.revertible && (
              <Button variant="quiet" onClick={() => setChosen(change)}>
                Revert<span className="sr-only"> {fieldLabel(change.field)}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {history.hasNextPage && (
        <Button
          variant="quiet"
          className="mt-4"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Show older changes
        </Button>
      )}
      {chosen && (
        <AlertDialog
          open
          title={`Revert ${fieldLabel(chosen.field).toLowerCase()}?`}
          text={`This changes the value back to "${formatFieldValue(chosen.field, chosen.oldValue)}". Everyone sees it right away, and the change appears here.`}
          confirm="Revert"
          busy={revert.isPending}
          onOpenChange={(isOpen) => !isOpen && setChosen(undefined)}
          onConfirm={() => confirm(chosen)}
        />
      )}
    </>
  );
}

function ProfileChangeEntry({ change }: { change: ProfileChange }) {
  const { field, oldValue, newValue, changedAt, changedBy, source, release } = change;
  const by =
    source === 'federal'
      ? `College Scorecard${release ? `, ${release}` : ''}`
      : (changedBy?.fullName ?? 'A former administrator');
  return (
    <div className="min-w-0 flex-1 basis-72">
      <h3 className="text-lg">{fieldLabel(field)}</h3>
      <p className="wrap-anywhere">
        <span className="sr-only">from </span>
        <del className="text-muted">{formatFieldValue(field, oldValue)}</del>
        <span aria-hidden="true"> → </span>
        <span className="sr-only"> to </span>
        <ins className="font-semibold no-underline">{formatFieldValue(field, newValue)}</ins>
      </p>
      <p className="text-sm text-muted">
        {by} · <time dateTime={changedAt}>{DATE_TIME_FORMAT.format(new Date(changedAt))}</time>
      </p>
    </div>
  );
}
