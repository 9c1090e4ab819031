import type { ReactNode } from 'react';
import { toErrorSentence } from '@/shared/api';
import { useDelayedLoading } from '@/shared/lib/held';
import { ErrorPanel } from '@/shared/ui/panel';

interface QueryContentProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** The skeleton shown while loading. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The result of a query, its skeleton while loading, or an error. */
export function QueryContent<Data>({ query: { data, error, refetch }, skeleton, children }: QueryContentProps<Data>) {
  const isWaiting = data === undefined && !error;
  const showsSkeleton = useDelayedLoading(isWaiting) && isWaiting;
  if (data !== undefined) return children(data);
  if (error) return <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true">
      {/* The invisible skeleton already takes its space, to avoid a layout shift. */}
      <div className={showsSkeleton ? undefined : 'invisible'}>{skeleton}</div>
    </div>
  );
}
