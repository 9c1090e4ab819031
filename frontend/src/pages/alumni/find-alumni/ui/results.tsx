import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { ALUMNI_PER_PAGE, AlumniCard, AlumniCardSkeleton, isSortedByRotation, type AlumniUser } from '@/entities/alum';
import { CardConnection } from '@/features/connection';
import { toErrorSentence, type Page } from '@/shared/api';
import type { User } from '@/shared/auth';
import { useDelayedLoading } from '@/shared/lib/held';
import { Pager, usePageChange } from '@/shared/ui/pager';
import { ErrorPanel } from '@/shared/ui/panel';
import type { ChangeSearch, FinderSearch } from '../model/search';
import { shownRangeText } from '../model/result-count-text';
import { NoResults } from './no-results';
import { SortSelect } from './sort-select';

interface AlumniResultsProps {
  viewer: User;
  search: FinderSearch;
  found: UseQueryResult<Page<AlumniUser>>;
  change: ChangeSearch;
  /** Receives the focus after a change of page. */
  heading: RefObject<HTMLElement | null>;
}

const SKELETON_KEYS = [1, 2, 3, 4, 5, 6];
const GRID_CLASSES = 'grid gap-4 sm:grid-cols-2 2xl:grid-cols-3';

/** The filtered alumni, nine per page. */
export function AlumniResults({ viewer, search, found, change, heading }: AlumniResultsProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = found;
  const showsSkeleton = useDelayedLoading(isPending) && isPending;
  const page = search.page ?? 1;
  const { last, turnTo } = usePageChange({ page, perPage: ALUMNI_PER_PAGE, data, isPlaceholderData, heading, change });

  if (error) return <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className={GRID_CLASSES}>
        {showsSkeleton && SKELETON_KEYS.map((card) => <AlumniCardSkeleton key={card} />)}
      </div>
    );
  }
  if (data.total === 0 && !isPlaceholderData) return <NoResults viewer={viewer.id} search={search} change={change} />;
  return (
    <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="num text-muted">{isPlaceholderData ? 'Loading' : shownRangeText(page, data.total)}</p>
        {search.view !== 'connected' && <SortSelect search={search} change={change} />}
      </div>
      {viewer.emailVerified && isSortedByRotation(data) && (
        <p className="text-muted">
          These alumni are in no particular order.{' '}
          <Link to="/profile-settings" search={{ tab: 'details' }} className="link">
            Add to your profile
          </Link>{' '}
          to see your best matches first.
        </p>
      )}
      <ul className={`${GRID_CLASSES} transition-opacity duration-200 ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {data.items.map((alumni) => (
          <li key={alumni.id} className="min-w-0">
            <AlumniCard
              alumni={alumni}
              heading="h3"
              action={
                <CardConnection
                  viewer={viewer}
                  person={{ id: alumni.id, fullName: alumni.fullName, role: 'alumni' }}
                  status={alumni.connectionStatus}
                />
              }
            />
          </li>
        ))}
      </ul>
      {last && <Pager label="Pages of alumni" page={Math.min(page, last)} last={last} onChange={turnTo} />}
    </div>
  );
}
