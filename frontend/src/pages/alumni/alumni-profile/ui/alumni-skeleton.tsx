import { Skeleton } from '@/shared/ui/skeleton';

/** The skeleton of an alum's page. */
export function AlumniSkeleton() {
  return (
    <div aria-busy="true" className="page-width page-height">
      <p role="status" className="sr-only">
        Loading
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="card grid gap-4 p-5">
          <Skeleton className="size-20 rounded-full!" />
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-6" />
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-11" />
        </div>
        <div className="grid gap-6">
          <Skeleton className="h-44" />
          <Skeleton className="h-64" />
        </div>
      </div>
    </div>
  );
}
