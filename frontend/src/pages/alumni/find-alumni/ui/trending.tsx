import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { alumniQueries } from '@/entities/alum';
import { toErrorSentence } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { toAlumniFilters, type ChangeSearch, type FinderSearch } from '../model/search';
import { BarList } from './bar-list';

interface TrendingCollegesAndMajorsProps {
  viewer: number;
  search: FinderSearch;
  change: ChangeSearch;
}

/** The most common colleges and majors of alumni; selecting a bar filters by its value. */
export function TrendingCollegesAndMajors({ viewer, search, change }: TrendingCollegesAndMajorsProps) {
  const { data, error, refetch } = useQuery({
    ...alumniQueries.stats(toAlumniFilters(search), viewer),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-4 xl:grid-cols-2">
        <Skeleton className="h-140" />
        <Skeleton className="h-140" />
      </div>
    );
  }
  if (data.byCollege.length + data.byMajor.length === 0) {
    return <p className="card p-8 text-center text-lg text-muted">No alumni here yet.</p>;
  }
  const show = (filter: Partial<FinderSearch>) => {
    change({ ...filter, view: undefined });
    document.getElementById('results')?.focus();
  };
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <BarList
        title="By college"
        lead="Colleges with the most alumni"
        counts={data.byCollege}
        onChoose={(college) => show({ college })}
      />
      <BarList
        title="By major"
        lead="Majors with the most alumni"
        counts={data.byMajor}
        onChoose={(major) => show({ major })}
      />
    </div>
  );
}
