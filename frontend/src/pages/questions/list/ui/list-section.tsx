import { useEffect, useId, useRef, type ReactNode } from 'react';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';

interface ListSectionProps {
  title: string;
  /** What to show if there are no entries. */
  empty: ReactNode;
  /** Shown above the entries. */
  children?: ReactNode;
  /** Undefined until the first part is loaded. */
  rows: readonly ReactNode[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** Loads more; undefined if everything is loaded. */
  onMore?: (() => Promise<unknown>) | undefined;
  isLoadingMore?: boolean;
}

/** A list of questions with its loading, error and empty states. */
export function ListSection({
  title,
  empty,
  children,
  rows,
  error,
  onRetry,
  onMore,
  isLoadingMore = false,
}: ListSectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isOnline = useOnline();
  const count = rows?.length ?? 0;
  const before = useRef(count);

  // The focused button disappears with its entry, so the focus moves to the list's heading.
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [count]);

  // The focus moves to the first of the newly loaded entries.
  async function showMore() {
    const index = count;
    await onMore?.();
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>('a, button')?.focus());
  }

  return (
    <section aria-labelledby={id} aria-busy={!rows && !error} className="grid grid-cols-1 gap-4">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      {children}
      {!rows && !error && (
        <>
          <p role="status" className="sr-only">
            Loading
          </p>
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </>
      )}
      {rows && count === 0 && !error && empty}
      {count > 0 && (
        <ul ref={list} className="grid grid-cols-1 gap-4">
          {rows}
        </ul>
      )}
      {Boolean(error) && <ErrorPanel message={detailedRefusalText(error)} onRetry={onRetry} />}
      {onMore && !error && (
        <Button
          variant="quiet"
          className="justify-self-start"
          busy={isLoadingMore}
          disabled={!isOnline}
          onClick={() => void showMore()}
        >
          Show more<span className="sr-only"> questions</span>
        </Button>
      )}
    </section>
  );
}
