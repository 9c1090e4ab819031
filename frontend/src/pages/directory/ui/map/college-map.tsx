import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { collegesErrorMessage, useFamilySituation, useYourPrice } from '@/entities/college';
import { plural } from '@/shared/lib/plural';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { directoryQueries, type CollegeFacets, type CollegePoints } from '../../api/directory';
import { computeShadeSteps } from '../../lib/choropleth-scale';
import { isWithinBudget } from '../../model/by-your-price';
import { toCollegeFilters, type DirectorySearch } from '../../model/search';
import type { ChangeSearch, Comparison } from '../../model/use-comparison';
import { BudgetNotice } from '../results/budget-notice';
import { EmptyResults } from '../results/empty-results';
import { ChosenColleges, type MapSelection } from './chosen-colleges';
import { StatesTable } from './states-table';
import { UsMap } from './us-map';

interface CollegeMapProps {
  search: DirectorySearch;
  facets: CollegeFacets | undefined;
  comparison: Comparison;
  change: ChangeSearch;
}

const countByState = ({ state }: CollegePoints): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const code of state) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
};

/** Returns the points of the colleges that pass. */
function pickPoints(points: CollegePoints, passes: (college: { id: number; state: string }) => boolean): CollegePoints {
  const kept = points.id.flatMap((id, index) => (passes({ id, state: points.state[index] ?? '' }) ? [index] : []));
  const pick = <T,>(column: readonly T[]): T[] => kept.flatMap((index) => column.slice(index, index + 1));
  return {
    id: pick(points.id),
    name: pick(points.name),
    state: pick(points.state),
    latitude: pick(points.latitude),
    longitude: pick(points.longitude),
    enrollment: pick(points.enrollment),
    unplaced: points.unplaced,
  };
}

/** The map of the colleges: shaded states at a low zoom, single colleges at a high zoom, and the same as lists. */
export default function CollegeMap({ search, facets, comparison, change }: CollegeMapProps) {
  const {
    data: all,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...directoryQueries.points(toCollegeFilters(search)),
    placeholderData: keepPreviousData,
  });
  const [situation] = useFamilySituation();
  const budget = situation?.budget;
  const priceOf = useYourPrice();
  const data = useMemo(() => {
    if (budget === undefined) return all;
    return all && priceOf && pickPoints(all, (college) => isWithinBudget(college, priceOf, budget));
  }, [all, priceOf, budget]);
  const [choice, setChoice] = useState<MapSelection | null>(null);
  const counts = useMemo(() => (data ? countByState(data) : new Map<string, number>()), [data]);
  const steps = useMemo(() => computeShadeSteps([...counts.values()]), [counts]);

  if (error) return <ErrorPanel message={collegesErrorMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="aspect-[975/610]" />;
  if (all && all.id.length + all.unplaced === 0 && !isPlaceholderData) {
    return <EmptyResults search={search} facets={facets} change={change} />;
  }

  const unmappedStates = facets?.states.filter(({ value, count }) => count > 0 && STATES_NOT_ON_MAP.has(value)) ?? [];
  return (
    <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-4">
      <UsMap
        points={data}
        counts={counts}
        steps={steps}
        region={{ states: search.states ?? [], q: search.q }}
        isEarlier={isPlaceholderData}
        chosen={choice?.state ?? null}
        onChooseState={(state) => setChoice({ state, indexes: null, of: data })}
        onChooseColleges={(indexes) => setChoice({ state: null, indexes, of: data })}
      />
      <BudgetNotice count={all ? all.id.length - data.id.length : 0} />
      {(data.unplaced > 0 || unmappedStates.length > 0) && (
        <p className="text-sm text-muted">
          {unmappedStates.length > 0 &&
            'The map shows only the 50 states and Washington, DC. The table below lists other places too. '}
          {plural(data.unplaced, {
            '=0': '',
            one: '# college has no location data.',
            other: '# colleges have no location data.',
          })}
        </p>
      )}
      {choice?.of === data && (
        <ChosenColleges choice={choice} comparison={comparison} change={change} onClose={() => setChoice(null)} />
      )}
      <StatesTable states={facets?.states ?? []} chosen={search.states ?? []} change={change} />
    </div>
  );
}

const STATES_NOT_ON_MAP = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);
