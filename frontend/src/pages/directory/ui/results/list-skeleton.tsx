import { Skeleton } from '@/shared/ui/skeleton';
import { COLLEGES_PER_PAGE } from '../../api/directory';

/** Placeholder of ten rows, in the size of the results. */
export function ListSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-4">
      {Array.from({ length: COLLEGES_PER_PAGE }, (_, row) => (
        <div key={row} className="card grid h-80 content-start gap-4 p-4 sm:h-50 sm:p-5">
          <div className="flex gap-4">
            <Skeleton className="arch h-16 w-14 shrink-0" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-5 w-24" />
            </div>
          </div>
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  );
}
