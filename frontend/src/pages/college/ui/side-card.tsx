import { useId, type ReactNode } from 'react';
import { toErrorSentence } from '@/shared/api';
import { useDelayedLoading } from '@/shared/lib/held';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';

interface SideCardProps<Data> {
  title: string;
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  children: (data: Data) => ReactNode;
  /** The usual height of the content, so that the cards below don't move when it arrives. */
  heightClass?: string;
}

/** A card beside the facts whose content is loaded after the college. An error in it doesn't affect the page. */
export function SideCard<Data>({
  title,
  query: { data, error, refetch },
  children,
  heightClass = 'h-40',
}: SideCardProps<Data>) {
  const id = useId();
  const isWaiting = data === undefined && !error;
  const showsSkeleton = useDelayedLoading(isWaiting) && isWaiting;
  return (
    <section aria-labelledby={id} aria-busy={isWaiting} className="card grid grid-cols-1 content-start gap-4 p-5">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {data !== undefined && children(data)}
      {data === undefined && error && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-danger">{toErrorSentence(error)}</p>
          <Button variant="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {isWaiting && <Skeleton className={`${heightClass} ${showsSkeleton ? '' : 'invisible'}`} />}
    </section>
  );
}
