import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { studentQueries } from '@/entities/student';
import type { User } from '@/shared/auth';
import { FilterChips } from '@/shared/ui/filter-chips';
import { activeFilters, CLEAR_ALL_FILTERS_CHANGE } from '../model/active-filters';
import {
  applySearchChange,
  toStudentFilters,
  parseStudentsSearch,
  type ChangeSearch,
  type RawStudentsSearch,
  type StudentsSearch,
} from '../model/search';
import { countAndPageText } from '../model/student-search-labels';
import { StudentFilters } from './student-filters';
import { StudentResults } from './students';

interface ConnectStudentsPageProps {
  user: User;
  address: RawStudentsSearch;
  /** Updates the search in the URL; `replace` adds no history entry. */
  onSearch: (next: (before: RawStudentsSearch) => StudentsSearch, replace: boolean) => void;
}

/** The page where alumni find public student profiles. */
export function ConnectStudentsPage({ user, address, onSearch }: ConnectStudentsPageProps) {
  const search = parseStudentsSearch(address);
  const change: ChangeSearch = (next, how) =>
    onSearch((before) => applySearchChange(parseStudentsSearch(before), next), how?.replace ?? false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { page = 1 } = search;
  const found = useQuery({
    ...studentQueries.page({ ...toStudentFilters(search), page }, user.id),
    placeholderData: keepPreviousData,
  });
  const total = found.isPlaceholderData ? undefined : found.data?.total;

  return (
    <div className="page-width page-height">
      <h1 className="text-title">Connect with Students</h1>
      <p className="mt-1 max-w-[68ch] text-muted">
        Find students who are looking for a mentor like you. Only adults with a public profile appear here.
      </p>
      <StudentFilters search={search} change={change} />
      <section aria-labelledby="results" className="mt-6 grid grid-cols-1 gap-4">
        <div>
          <h2 ref={heading} id="results" tabIndex={-1} className="scroll-mt-4 text-2xl">
            Students
          </h2>
          <p role="status" className="num text-muted">
            {total !== undefined && found.isSuccess && countAndPageText(total, page)}
          </p>
        </div>
        <FilterChips
          filters={activeFilters(search)}
          onRemove={({ remove }) => change(remove)}
          onClear={() => change(CLEAR_ALL_FILTERS_CHANGE)}
          results="results"
        />
        <StudentResults viewer={user} search={search} found={found} change={change} heading={heading} />
      </section>
    </div>
  );
}
