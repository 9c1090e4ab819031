import { Skeleton } from '@/shared/ui/skeleton';

/** Placeholder for a college that is being loaded into the hub. */
export function HubSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <p role="status" className="sr-only">
        Loading
      </p>
      <div className="flex gap-6">
        <Skeleton className="arch h-28 w-24 shrink-0" />
        <div className="grid flex-1 content-start gap-3">
          <Skeleton className="h-11 w-3/4" />
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-11 w-64" />
        </div>
      </div>
      <Skeleton className="h-11" />
      <Skeleton className="h-40" />
      <Skeleton className="h-96" />
    </div>
  );
}
