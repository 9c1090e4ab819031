import { useEffect, useRef, type RefObject } from 'react';

interface PagedList {
  /** The page of the address, from 1. */
  page: number;
  perPage: number;
  /** What is shown; undefined until something is. */
  data: { total: number } | undefined;
  /** What is shown belongs to the question before. */
  isPlaceholderData: boolean;
  /** Where reading goes on after a change of page. */
  heading: RefObject<HTMLElement | null>;
  /** Changes the address; the first page is not named there. */
  change: (change: { page: number | undefined }, options?: { replace: boolean }) => void;
}

/**
 * The pages of a list: after a turn the reader is brought to the heading once the new page is there, and an address beyond
 * the last page becomes that of the last.
 */
export function usePageTurns({ page, perPage, data, isPlaceholderData, heading, change }: PagedList) {
  const turns = useRef(false);
  const last = data && Math.max(1, Math.ceil(data.total / perPage));
  const isBeyond = last !== undefined && !isPlaceholderData && page > last;

  useEffect(() => {
    if (isPlaceholderData || !turns.current) return;
    turns.current = false;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [data, isPlaceholderData, heading]);

  useEffect(() => {
    if (isBeyond) change({ page: last > 1 ? last : undefined }, { replace: true });
  });

  return {
    last,
    turnTo: (next: number) => {
      turns.current = true;
      change({ page: next > 1 ? next : undefined });
    },
  };
}
