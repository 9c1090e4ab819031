import { Skeleton } from '@/shared/ui/skeleton';

/** Shown while programs are loaded. */
export function ProgramListSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-3">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} className="h-40 lg:h-20" />
      ))}
    </div>
  );
}
