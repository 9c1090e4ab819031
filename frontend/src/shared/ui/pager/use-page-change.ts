import { useEffect, useRef, type RefObject } from 'react';

interface PageChangeOptions {
  /** The page in the URL, from 1. */
  page: number;
  perPage: number;
  /** The data shown; undefined until some is loaded. */
  data: { total: number } | undefined;
  /** Whether the data shown belongs to the previous query. */
  isPlaceholderData: boolean;
  /** Takes the focus after a change of page. */
  heading: RefObject<HTMLElement | null>;
  /** Changes the URL; the first page is left out. */
  change: (change: { page: number | undefined }, options?: { replace: boolean }) => void;
}

/**
 * Paging of a list: after a change of page, the heading takes the focus once the new page is loaded, and a URL beyond
 * the last page is redirected to the last.
 */
export function usePageChange({ page, perPage, data, isPlaceholderData, heading, change }: PageChangeOptions) {
  const isTurningPage = useRef(false);
  const last = data && Math.max(1, Math.ceil(data.total / perPage));
  const isBeyondLast = last !== undefined && !isPlaceholderData && page > last;

  useEffect(() => {
    if (isPlaceholderData || !isTurningPage.current) return;
    isTurningPage.current = false;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [data, isPlaceholderData, heading]);

  useEffect(() => {
    if (isBeyondLast) change({ page: last > 1 ? last : undefined }, { replace: true });
  });

  return {
    last,
    turnTo: (next: number) => {
      isTurningPage.current = true;
      change({ page: next > 1 ? next : undefined });
    },
  };
}
