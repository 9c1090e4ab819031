import { Skeleton } from './skeleton';

/**
 * Placeholder for a page: a heading, a line and a few cards, inside the frame that stays. As high as the window, so that
 * the footer is not in view and doesn’t move when the page replaces it.
 */
export function PageSkeleton() {
  return (
    <div role="status" className="page-width page-height min-h-dvh">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-10 w-60 max-w-full" />
      <Skeleton className="mt-3 h-6 w-96 max-w-full" />
      <div className="mt-8 grid gap-4 md:grid-cols-2">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-40" />
        ))}
      </div>
    </div>
  );
}
