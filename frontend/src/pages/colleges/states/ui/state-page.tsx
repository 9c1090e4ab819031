import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { CollegeRow, collegesErrorMessage } from '@/entities/college';
import { AlumniAlert } from '@/features/alumni-alert';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { CompareButton, SelectionTray } from '@/features/compare-colleges';
import { SaveCollegeButton } from '@/features/save-college';
import { inState, type State } from '@/shared/config';
import { plural } from '@/shared/lib/plural';
import { Pager, usePageChange } from '@/shared/ui/pager';
import { ErrorPanel } from '@/shared/ui/panel';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { COLLEGES_PER_PAGE, stateCollegesQuery } from '../api/state-colleges';
import {
  parseSort,
  parseStateSearch,
  SORT_CHOICES,
  type RawStateSearch,
  type StateSearch,
} from '../model/state-search';
import { SelectionNote } from './selection-note';
import { StateNotFoundPage } from './state-not-found-page';

interface StatePageProps {
  /** Null if the path names no state. */
  state: State | null;
  /** The URL parameters before validation. */
  address: RawStateSearch;
  /** Writes other parameters to the URL; `replace` adds no history entry. */
  onSearch: (next: StateSearch, replace: boolean) => void;
}

/** The colleges of a state for everyone, with a selection to compare. */
export function StatePage({ state, address, onSearch }: StatePageProps) {
  if (!state) return <StateNotFoundPage />;
  return <CollegesOfState state={state} search={parseStateSearch(address)} onSearch={onSearch} />;
}

interface CollegesOfStateProps {
  state: State;
  search: StateSearch;
  onSearch: StatePageProps['onSearch'];
}

function CollegesOfState({ state, search, onSearch }: CollegesOfStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { sort, page = 1 } = search;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...stateCollegesQuery(state.code, search),
    placeholderData: keepPreviousData,
  });
  const { last, turnTo } = usePageChange({
    page,
    perPage: COLLEGES_PER_PAGE,
    data,
    isPlaceholderData,
    heading,
    change: (change, options) => onSearch({ ...search, ...change }, options?.replace ?? false),
  });

  return (
    <div className="page-width page-height">
      <Link
        to="/states"
        activeOptions={{ exact: true }}
        className="link mb-2 inline-flex min-h-11 items-center gap-2 font-semibold print:hidden"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        All states
      </Link>
      <h1 className="text-title">Colleges {inState(state)}</h1>
      <div className="mt-4 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 ref={heading} tabIndex={-1} className="sr-only">
            List of colleges
          </h2>
          <p role="status" className="num min-h-7 text-muted">
            {data && plural(data.total, { one: '# college', other: '# colleges' })}
          </p>
          <SelectionNote />
        </div>
        <label className="flex min-w-0 items-center gap-2 max-sm:w-full print:hidden">
          <span className="shrink-0 font-semibold">Sort by</span>
          <Select
            className="max-sm:flex-1"
            value={sort ?? ''}
            onChange={(event) => onSearch({ sort: parseSort(event.target.value) }, true)}
          >
            {SORT_CHOICES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </label>
      </div>
      {error && <ErrorPanel message={collegesErrorMessage(error)} onRetry={() => void refetch()} />}
      {!error && !data && <StateSkeleton />}
      {!error && data?.total === 0 && (
        <p className="card p-8 text-center text-lg text-muted">We have no data on colleges {inState(state)} yet.</p>
      )}
      {!error && data && last && data.items.length > 0 && (
        <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-4">
          <ul
            className={`grid grid-cols-1 gap-4 transition-opacity duration-200 xl:grid-cols-2 ${isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {data.items.map((college) => (
              <li key={college.id}>
                <CollegeRow
                  college={college}
                  heading="h3"
                  actions={
                    <>
                      <SaveCollegeButton college={college} />
                      <CompareButton college={college} />
                    </>
                  }
                  noAlumni={
                    <AlumniAlert
                      college={college}
                      howToConfirm={<ConfirmEmailNotice />}
                      className="relative justify-self-start"
                    />
                  }
                />
              </li>
            ))}
          </ul>
          <Pager label="Pages of colleges" page={Math.min(page, last)} last={last} onChange={turnTo} />
        </div>
      )}
      <SelectionTray />
    </div>
  );
}

function StateSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-4 xl:grid-cols-2">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} className="h-80 sm:h-50" />
      ))}
    </div>
  );
}
