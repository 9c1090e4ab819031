import { matchQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Search, TrendingUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ALUMNI_PER_PAGE, alumniQueries } from '@/entities/alum';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { SavedRequests } from '@/features/connection';
import type { User } from '@/shared/auth';
import { FilterChips } from '@/shared/ui/filter-chips';
import { SegmentedControl } from '@/shared/ui/segmented';
import { toast } from '@/shared/ui/toast';
import { activeFilters, clearAllFiltersChange } from '../model/active-filters';
import {
  applySearchChange,
  toAlumniPageQuery,
  parseFinderSearch,
  type ChangeSearch,
  type RawFinderSearch,
  type FinderSearch,
} from '../model/search';
import { alumniCountText } from '../model/result-count-text';
import { TopEmployers } from './employers';
import { FilterSheet } from './filter-sheet';
import { FinderFilters } from './finder-filters';
import { FinderTabs } from './finder-tabs';
import { AlumniResults } from './results';
import { TrendingCollegesAndMajors } from './trending';

const VIEW_OPTIONS = [
  { value: 'search', label: 'Search', Icon: Search },
  { value: 'trending', label: 'Trending', Icon: TrendingUp },
] as const;

/** Matches every list of connected alumni. */
const CONNECTED_KEY = [...alumniQueries.searches, { connected: true }];

interface FindAlumniPageProps {
  user: User;
  address: RawFinderSearch;
  /** Updates the search in the URL; `replace` adds no history entry. */
  onSearch: (next: (before: RawFinderSearch) => FinderSearch, replace: boolean) => void;
}

/** The finder: alumni by college, major, graduation year and industry. */
export function FindAlumniPage({ user, address, onSearch }: FindAlumniPageProps) {
  const search = parseFinderSearch(address);
  const change: ChangeSearch = (next, how) =>
    onSearch((before) => applySearchChange(parseFinderSearch(before), next), how?.replace ?? false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { view = 'search', page = 1 } = search;
  const isConnected = view === 'connected';
  const found = useQuery({
    ...alumniQueries.page(toAlumniPageQuery(search), user.id),
    // Cards stay while others load, but never below the heading of the other list.
    placeholderData: (before, query) =>
      query && matchQuery({ queryKey: CONNECTED_KEY }, query) === isConnected ? before : undefined,
  });
  const { data, error } = found;
  const total = found.isPlaceholderData ? undefined : data?.total;

  useEffect(() => {
    if (!error) return;
    toast({ title: 'Search failed', text: 'There was an error searching for alumni.', variant: 'destructive' });
  }, [error]);

  return (
    <div className="page-width page-height">
      <h1 className="text-title">Find Alumni</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-muted">
        Talk to people who went where you want to go.
        {user.role === 'student' && (
          <Link to="/recommendations" className="link inline-flex min-h-11 items-center font-semibold sm:-my-2.5">
            Recommended for you
          </Link>
        )}
      </p>
      <div className="mt-4 grid grid-cols-1 gap-4 empty:hidden">
        <ConfirmEmailNotice />
        {!user.emailVerified && <SavedRequests viewer={user} />}
      </div>
      <div className="mt-4">
        <FinderTabs user={user} search={search} />
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[17.5rem_minmax(0,1fr)]">
        <aside aria-label="Filters" className="max-lg:hidden print:hidden">
          <FinderFilters viewer={user.id} search={search} change={change} />
        </aside>
        <section aria-labelledby="results" className="grid min-w-0 grid-cols-1 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <h2 ref={heading} id="results" tabIndex={-1} className="scroll-mt-4 text-2xl">
                {isConnected ? 'Connected alumni' : 'Alumni'}
              </h2>
              <p role="status" className="num text-muted">
                {total !== undefined && found.isSuccess && countAndPageText(total, page)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <FilterSheet viewer={user.id} search={search} total={total} change={change} />
              {!isConnected && (
                <SegmentedControl
                  legend="Show as"
                  value={view}
                  onChange={(next) => change({ view: next === 'trending' ? next : undefined })}
                  choices={VIEW_OPTIONS}
                />
              )}
            </div>
          </div>
          <FilterChips
            filters={activeFilters(search)}
            onRemove={({ remove }) => change(remove)}
            onClear={() => change(clearAllFiltersChange())}
            results="results"
          />
          {view === 'trending' ? (
            <TrendingCollegesAndMajors viewer={user.id} search={search} change={change} />
          ) : (
            <>
              <AlumniResults viewer={user} search={search} found={found} change={change} heading={heading} />
              {!isConnected && <TopEmployers viewer={user.id} search={search} />}
            </>
          )}
        </section>
      </div>
    </div>
  );
}

/** Returns '143 alumni, page 1 of 16'. */
function countAndPageText(total: number, page: number): string {
  const pages = Math.ceil(total / ALUMNI_PER_PAGE);
  return pages > 1 ? `${alumniCountText(total)}, page ${page} of ${pages}` : alumniCountText(total);
}
