import { useDelayedLoading } from '@/shared/lib/held';
import { Skeleton } from '@/shared/ui/skeleton';

/** A list of notifications that is loading. */
export function NotificationSkeleton({ rows }: { rows: number }) {
  const isShown = useDelayedLoading(true);
  return (
    <div aria-busy="true" className={isShown ? '' : 'invisible'}>
      <p role="status" className="sr-only">
        Loading
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-3">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
