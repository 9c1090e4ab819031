import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { studentQueries } from '@/entities/student';
import type { User } from '@/shared/auth';
import { FilterChips } from '@/shared/ui/filter-chips';
import { activeFilters, WITHOUT_ALL } from '../model/active-filters';
import {
  changed,
  filtersOf,
  studentsSearch,
  type Change,
  type StudentsAddress,
  type StudentsSearch,
} from '../model/search';
import { standing } from '../model/student-search-labels';
import { StudentFilters } from './student-filters';
import { Students } from './students';

interface ConnectStudentsPageProps {
  user: User;
  address: StudentsAddress;
  /** Updates the search in the URL; `replace` adds no history entry. */
  onSearch: (next: (before: StudentsAddress) => StudentsSearch, replace: boolean) => void;
}

/** The page where alumni find public student profiles. */
export function ConnectStudentsPage({ user, address, onSearch }: ConnectStudentsPageProps) {
  const search = studentsSearch(address);
  const change: Change = (next, how) =>
    onSearch((before) => changed(studentsSearch(before), next), how?.replace ?? false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { page = 1 } = search;
  const found = useQuery({
    ...studentQueries.page({ ...filtersOf(search), page }, user.id),
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
            {total !== undefined && found.isSuccess && standing(total, page)}
          </p>
        </div>
        <FilterChips
          filters={activeFilters(search)}
          onRemove={({ remove }) => change(remove)}
          onClear={() => change(WITHOUT_ALL)}
          results="results"
        />
        <Students viewer={user} search={search} found={found} change={change} heading={heading} />
      </section>
    </div>
  );
}
