import { Skeleton } from '@/shared/ui/skeleton';

/** The skeleton of a card. */
export function AlumniCardSkeleton() {
  return (
    <div className="card grid h-76 content-start gap-3 p-4 sm:p-5">
      <div className="flex gap-3">
        <Skeleton className="size-10 shrink-0 rounded-full!" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      </div>
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-11" />
    </div>
  );
}
