import type { ReactNode } from 'react';
import { readable } from '@/shared/api';
import { useHeld } from '@/shared/lib/held';
import { ErrorPanel } from '@/shared/ui/panel';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** The shapes of what is coming. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was read, or its shapes until it is there, or why it is not. */
export function Loaded<Data>({ query: { data, error, refetch }, skeleton, children }: LoadedProps<Data>) {
  const isWaiting = data === undefined && !error;
  const showsSkeleton = useHeld(isWaiting) && isWaiting;
  if (data !== undefined) return children(data);
  if (error) return <ErrorPanel message={readable(error)} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true">
      {/* What is not drawn yet takes its place already: nothing below it moves. */}
      <div className={showsSkeleton ? undefined : 'invisible'}>{skeleton}</div>
    </div>
  );
}
