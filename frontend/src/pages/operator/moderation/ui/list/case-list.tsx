import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useDelayedLoading } from '@/shared/lib/held';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { moderationQueries, type CaseStatus } from '../../api/cases';
import { CaseRow } from './case-row';

interface CaseListProps {
  viewer: User;
  status: CaseStatus;
  /** ID of the open case. */
  open: number | undefined;
}

const EMPTY_LIST_TEXTS: Readonly<Record<CaseStatus, string>> = {
  open: 'No open cases. New reports appear here.',
  claimed: 'No one is working on a case.',
  closed: 'No closed cases yet.',
};

/** The cases of one status, the most urgent first. */
export function CaseList({ viewer, status, open }: CaseListProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    moderationQueries.list(status, viewer.id),
  );
  const list = useRef<HTMLUListElement>(null);
  useRestoreRowFocus(list, open);

  if (!data) {
    return error ? (
      <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />
    ) : (
      <CaseListSkeleton />
    );
  }
  const cases = data.pages.flatMap(({ items }) => items);
  return (
    <nav aria-label="Cases" className="grid grid-cols-1 gap-3">
      {cases.length === 0 && <p className="card p-5 text-muted">{EMPTY_LIST_TEXTS[status]}</p>}
      {cases.length > 0 && (
        <ul ref={list} onKeyDown={moveRowFocus} className="card grid grid-cols-1 divide-y divide-line overflow-hidden">
          {cases.map((one) => (
            <CaseRow key={one.id} one={one} status={status} isOpen={one.id === open} />
          ))}
        </ul>
      )}
      {error && <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !error && (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more<span className="sr-only"> cases</span>
        </Button>
      )}
    </nav>
  );
}

/** When a case is closed, the focus returns to the row it was opened from. */
function useRestoreRowFocus(list: RefObject<HTMLUListElement | null>, open: number | undefined) {
  const before = useRef(open);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (open !== undefined || left === undefined || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-case="${left}"]`)?.focus();
  }, [list, open]);
}

/** Moves the focus: J, K and the arrow keys from case to case, Home and End to the first and the last. */
function moveRowFocus(event: KeyboardEvent<HTMLUListElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-case]')) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-case]')];
  const here = rows.indexOf(event.target);
  const next = { ArrowDown: here + 1, j: here + 1, ArrowUp: here - 1, k: here - 1, Home: 0, End: rows.length - 1 }[
    event.key
  ];
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}

function CaseListSkeleton() {
  const showsSkeleton = useDelayedLoading(true);
  return (
    <div aria-busy="true" className={`card grid gap-4 p-4 ${showsSkeleton ? '' : 'invisible'}`}>
      <p role="status" className="sr-only">
        Loading
      </p>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
