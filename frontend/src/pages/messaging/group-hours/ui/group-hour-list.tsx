import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { groupHourQueries } from '@/entities/group-hour';
import { toErrorSentence } from '@/shared/api';
import { useDelayedLoading } from '@/shared/lib/held';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { GroupHourCard } from './group-hour-card';

interface GroupHourListProps {
  title: string;
  query: ReturnType<typeof groupHourQueries.own>;
  /** Shown in place of an empty list. */
  empty: string;
  /** Leaves out those that the viewer joined, which another list shows. */
  isOthers?: boolean;
  viewer: number;
  now: Date;
}

/** Group hours, soonest first, part by part. */
export function GroupHourList({ title, query, empty, isOthers = false, viewer, now }: GroupHourListProps) {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  const showsSkeleton = useDelayedLoading(isPending) && isPending;
  const id = useId();
  const items = data?.pages.flatMap((page) => page.items).filter(({ hasJoined }) => !(isOthers && hasJoined));
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {error && !items && <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />}
      {isPending && (
        <div aria-busy="true" className="grid gap-3">
          {showsSkeleton && <Skeleton className="h-44" />}
        </div>
      )}
      {items?.length === 0 && !hasNextPage && <p className="card p-8 text-center text-muted">{empty}</p>}
      {items && items.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {items.map((groupHour) => (
            <li key={groupHour.id} className="min-w-0">
              <GroupHourCard groupHour={groupHour} viewer={viewer} now={now} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="quiet"
          className="justify-self-center"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show later group hours
        </Button>
      )}
    </section>
  );
}
