import { Skeleton } from '@/shared/ui/skeleton';

/** Skeletons of cards that are loading. */
export function DiscussionSkeletons({ count }: { count: number }) {
  return (
    <div aria-busy="true" className="grid gap-4">
      <p role="status" className="sr-only">
        Loading
      </p>
      {Array.from({ length: count }, (_, card) => (
        <Skeleton key={card} className="h-60" />
      ))}
    </div>
  );
}
