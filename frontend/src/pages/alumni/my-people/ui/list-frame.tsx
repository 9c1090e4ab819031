import { useEffect, useId, useRef, type ReactNode } from 'react';
import { detailedRefusalText } from '@/shared/lib/forms';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';

interface ListFrameProps {
  title: string;
  empty: string;
  /** Shown above a list with entries. */
  note?: ReactNode;
  /** Undefined until the first page is loaded. */
  rows: readonly ReactNode[] | undefined;
  error: unknown;
  onRetry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}

/** A list with its loading, error and empty states, and a button for loading more. */
export function ListFrame({
  title,
  empty,
  note,
  rows,
  error,
  onRetry,
  hasMore,
  isLoadingMore,
  onMore,
}: ListFrameProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = rows?.length ?? 0;
  const before = useRef(count);

  // The focused button disappears with its row, so the focus moves to the list's heading.
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [count]);

  return (
    <section aria-labelledby={id} aria-busy={!rows && !error} className="grid grid-cols-1 gap-4">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      {!rows && Boolean(error) && <ErrorPanel message={detailedRefusalText(error)} onRetry={onRetry} />}
      {!rows && !error && (
        <>
          <p role="status" className="sr-only">
            Loading
          </p>
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </>
      )}
      {rows && (
        <p role="status" className="text-muted empty:hidden">
          {count === 0 && empty}
        </p>
      )}
      {count > 0 && note}
      {count > 0 && <ul className="grid grid-cols-1 gap-3">{rows}</ul>}
      {rows && Boolean(error) && <ErrorPanel message={detailedRefusalText(error)} onRetry={onMore} />}
      {hasMore && !error && (
        <Button variant="quiet" className="justify-self-start" busy={isLoadingMore} onClick={onMore}>
          Show more<span className="sr-only"> people</span>
        </Button>
      )}
    </section>
  );
}
