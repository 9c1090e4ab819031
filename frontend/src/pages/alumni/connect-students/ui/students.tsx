import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { STUDENTS_PER_PAGE, type ListedStudent } from '@/entities/student';
import { toErrorSentence, type Page } from '@/shared/api';
import type { User } from '@/shared/auth';
import { useDelayedLoading } from '@/shared/lib/held';
import { Button } from '@/shared/ui/button';
import { Pager, usePageChange } from '@/shared/ui/pager';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { activeFilters, CLEAR_ALL_FILTERS_CHANGE } from '../model/active-filters';
import type { ChangeSearch, StudentsSearch } from '../model/search';
import { StudentRow } from './student-row';

interface StudentResultsProps {
  viewer: User;
  search: StudentsSearch;
  found: UseQueryResult<Page<ListedStudent>>;
  change: ChangeSearch;
  /** Receives the focus after a change of page. */
  heading: RefObject<HTMLElement | null>;
}

const SKELETON_KEYS = [1, 2, 3, 4, 5, 6];

/** The filtered students, twenty per page. */
export function StudentResults({ viewer, search, found, change, heading }: StudentResultsProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = found;
  const showsSkeleton = useDelayedLoading(isPending) && isPending;
  const page = search.page ?? 1;
  const { last, turnTo } = usePageChange({
    page,
    perPage: STUDENTS_PER_PAGE,
    data,
    isPlaceholderData,
    heading,
    change,
  });

  if (error) return <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-3">
        {showsSkeleton && SKELETON_KEYS.map((row) => <Skeleton key={row} className="h-28" />)}
      </div>
    );
  }
  if (data.total === 0 && !isPlaceholderData)
    return <NoStudentsFound search={search} change={change} heading={heading} />;
  return (
    <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-4">
      <ul className={`grid gap-3 transition-opacity duration-200 ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {data.items.map((student) => (
          <li key={student.id} className="min-w-0">
            <StudentRow viewer={viewer} student={student} />
          </li>
        ))}
      </ul>
      {last && <Pager label="Pages of students" page={Math.min(page, last)} last={last} onChange={turnTo} />}
    </div>
  );
}

function NoStudentsFound({ search, change, heading }: Pick<StudentResultsProps, 'search' | 'change' | 'heading'>) {
  return (
    <div className="card grid justify-items-center gap-4 p-8 text-center">
      <p className="text-lg">No students found matching your criteria.</p>
      {activeFilters(search).length > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            change(CLEAR_ALL_FILTERS_CHANGE);
            heading.current?.focus();
          }}
        >
          Clear all filters
        </Button>
      )}
    </div>
  );
}
