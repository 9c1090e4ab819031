import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Crossroads } from '@/entities/alum';
import { recordInteraction } from '@/entities/college';
import { MAX_COMPARED_COLLEGES } from '@/shared/config';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { directoryErrorMessage, directoryQueries } from '../../api/directory';
import { listFigureSources } from '../../model/comparison-table';
import type { Comparison } from '../../model/use-comparison';
import { AddCollegeToComparison } from './add-college';
import { ComparisonActions } from './comparison-actions';
import { ComparisonTable } from './comparison-table';

interface ComparisonViewProps {
  comparison: Comparison;
  heading: RefObject<HTMLHeadingElement | null>;
}

const NARROW_SCREEN_QUERY = '(max-width: 40rem)';

/** Up to four colleges side by side. */
export default function ComparisonView({ comparison, heading }: ComparisonViewProps) {
  const { ids, wasOpenedHere } = comparison;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...directoryQueries.comparison(ids),
    placeholderData: keepPreviousData,
  });
  const [isNarrow] = useState(() => window.matchMedia(NARROW_SCREEN_QUERY).matches);
  const [isPlain, setIsPlain] = useState(isNarrow);
  const add = ids.length < MAX_COMPARED_COLLEGES ? comparison.add : undefined;
  const colleges = data?.filter(({ id }) => ids.includes(id)) ?? [];
  const missing = data && !isPlaceholderData ? ids.length - colleges.length : 0;

  // The comparison loads after the URL changes: focus its heading for users who came from the list.
  useEffect(() => {
    if (wasOpenedHere) heading.current?.focus({ preventScroll: true });
  }, [wasOpenedHere, heading]);

  const recorded = useRef('');
  useEffect(() => {
    if (!data || isPlaceholderData || recorded.current === ids.join()) return;
    recorded.current = ids.join();
    const source = wasOpenedHere ? 'directory' : 'link';
    data.forEach(({ id }) => recordInteraction({ collegeId: id, type: 'compare', source }));
  }, [data, isPlaceholderData, ids, wasOpenedHere]);

  return (
    <>
      <Button variant="plain" className="mb-2 -ml-4" onClick={comparison.close}>
        <ArrowLeft size={18} aria-hidden="true" />
        Back to Colleges
      </Button>
      <h1 ref={heading} tabIndex={-1} className="text-title">
        Compare colleges
      </h1>
      <div className="mt-4 grid grid-cols-1 gap-4">
        {error && <ErrorPanel message={directoryErrorMessage(error)} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton className="h-150" />}
        {missing > 0 && (
          <p role="status" className="card p-4">
            {plural(missing, {
              one: '# of these colleges isn’t in our list.',
              other: '# of these colleges aren’t in our list.',
            })}
          </p>
        )}
        {!error && colleges.length > 0 && (
          <>
            <ComparisonActions colleges={colleges} isPlain={isPlain} onPlain={setIsPlain} />
            {/* As a column, it would take the space of a college. */}
            {isNarrow && add && <AddCollegeToComparison onAdd={add} />}
            <ComparisonTable
              colleges={colleges}
              isPlain={isPlain}
              onRemove={(id) => {
                comparison.drop(id);
                // The button is removed with its column.
                heading.current?.focus({ preventScroll: true });
              }}
              onAdd={isNarrow ? undefined : add}
            />
            <Crossroads collegeIds={ids} />
            <p className="max-w-[80ch] text-sm text-muted">
              {!isPlain && 'Each row uses one scale for all its colleges. The tick is the median for the type. '}
              N/A means that no figure was published. Sources: {listFigureSources(colleges).join('; ')}.
            </p>
          </>
        )}
      </div>
    </>
  );
}
