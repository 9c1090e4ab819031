import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { moderationSummaryQueries } from '@/entities/moderation';
import { formatDate } from '@/shared/lib/dates';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button, buttonStyles } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { closeSupportRequest, supportQueries, type OpenSupportRequest } from '../../api/support';

/** Open support requests to the operators. */
export function SupportRequests({ viewer }: { viewer: number }) {
  const requests = useInfiniteQuery(supportQueries.open(viewer));
  const rows = requests.data?.pages.flatMap(({ items }) => items);
  if (!rows) {
    return requests.error ? (
      <ErrorPanel message={detailedRefusalText(requests.error)} onRetry={() => void requests.refetch()} />
    ) : (
      <Skeleton className="h-40" />
    );
  }
  if (rows.length === 0) return <p className="card p-5 text-muted">No open requests.</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-1 gap-4">
        {rows.map((one) => (
          <SupportCard key={one.id} one={one} />
        ))}
      </ul>
      {requests.hasNextPage && (
        <Button
          variant="quiet"
          className="justify-self-center"
          busy={requests.isFetchingNextPage}
          onClick={() => void requests.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}

function SupportCard({ one: { id, subject, message, createdAt, from } }: { one: OpenSupportRequest }) {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const close = useMutation({
    mutationFn: closeSupportRequest,
    onSuccess: () => toast({ title: 'Request closed' }),
    onError: (error) => toast({ title: 'Update failed', text: detailedRefusalText(error), variant: 'destructive' }),
    // Also after an error: another operator may have closed it.
    onSettled: () =>
      Promise.all(
        [supportQueries.all, moderationSummaryQueries.all].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const reply = from?.email && `mailto:${from.email}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return (
    <li className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
      <div>
        <h2 className="text-xl wrap-anywhere">{subject}</h2>
        <p className="text-muted wrap-anywhere">
          {from ? from.fullName : 'Deleted user'}
          {from?.email && ` · ${from.email}`} · {formatDate(createdAt)}
        </p>
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{message}</p>
      <div className="flex flex-wrap gap-2">
        {reply && (
          <a href={reply} className={buttonStyles({ variant: 'quiet' })}>
            Reply by email
          </a>
        )}
        <Button busy={close.isPending} disabled={!isOnline} onClick={() => close.mutate(id)}>
          Close request
        </Button>
      </div>
    </li>
  );
}
