import { Skeleton } from '@/shared/ui/skeleton';

/** The skeleton of the page. */
export function CollegeSkeleton() {
  return (
    <div aria-busy="true" className="page-width page-height min-h-dvh">
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="mb-4 h-11 w-56" />
      <div className="flex gap-6">
        <Skeleton className="arch h-28 w-24 shrink-0" />
        <div className="grid flex-1 content-start gap-3">
          <Skeleton className="h-11 w-3/4" />
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-14" />
        </div>
      </div>
      <div className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-29" />
        ))}
      </div>
      <div className="mt-8 grid gap-6 lg:grid-cols-[2fr_1fr]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
