import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { STUDENTS_PER_PAGE, type ListedStudent } from '@/entities/student';
import { readable, type Page } from '@/shared/api';
import type { User } from '@/shared/auth';
import { useDelayedLoading } from '@/shared/lib/held';
import { Button } from '@/shared/ui/button';
import { Pager, usePageChange } from '@/shared/ui/pager';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { activeFilters, WITHOUT_ALL } from '../model/active-filters';
import type { Change, StudentsSearch } from '../model/search';
import { StudentRow } from './student-row';

interface StudentsProps {
  viewer: User;
  search: StudentsSearch;
  found: UseQueryResult<Page<ListedStudent>>;
  change: Change;
  /** Receives the focus after a change of page. */
  heading: RefObject<HTMLElement | null>;
}

const SKELETONS = [1, 2, 3, 4, 5, 6];

/** The filtered students, twenty per page. */
export function Students({ viewer, search, found, change, heading }: StudentsProps) {
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

  if (error) return <ErrorPanel message={readable(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-3">
        {showsSkeleton && SKELETONS.map((row) => <Skeleton key={row} className="h-28" />)}
      </div>
    );
  }
  if (data.total === 0 && !isPlaceholderData) return <NoStudents search={search} change={change} heading={heading} />;
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

function NoStudents({ search, change, heading }: Pick<StudentsProps, 'search' | 'change' | 'heading'>) {
  return (
    <div className="card grid justify-items-center gap-4 p-8 text-center">
      <p className="text-lg">No students found matching your criteria.</p>
      {activeFilters(search).length > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            change(WITHOUT_ALL);
            heading.current?.focus();
          }}
        >
          Clear all filters
        </Button>
      )}
    </div>
  );
}
