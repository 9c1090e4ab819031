import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Crossroads } from '@/entities/alum';
import {
  addToComparison,
  collegesErrorMessage,
  recordInteraction,
  type CollegeDetail,
  type InterestSource,
} from '@/entities/college';
import { MAX_COMPARED_COLLEGES } from '@/shared/config';
import { plural } from '@/shared/lib/plural';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { comparisonQuery } from '../../api/comparison';
import { listFigureSources } from '../../model/comparison-table';
import { AddCollegeToComparison } from './add-college';
import { ComparisonActions } from './comparison-actions';
import { ComparisonTable } from './comparison-table';

/** Returns the colleges to compare after a change, without those that don't exist. */
export type ChangeComparedColleges = (before: readonly number[]) => readonly number[];

interface ComparisonViewProps {
  /** The compared colleges, up to four. */
  ids: readonly number[];
  /** Adds or removes a college. The change applies to the colleges requested last, which may still load. */
  onChange: (change: ChangeComparedColleges) => void;
  /** The link or button above the heading. */
  back: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Where the viewer came from. */
  source: InterestSource;
  /** Whether the view was opened by an action on the same page, which its heading then follows. */
  takesFocus?: boolean;
  /** Shown in place of the table while no college is selected. */
  empty?: ReactNode;
  /** Shown above the table. */
  notice?: ReactNode;
  /** Shown below the table. */
  footer?: (colleges: readonly CollegeDetail[]) => ReactNode;
}

const NARROW_SCREEN_QUERY = '(max-width: 40rem)';

/** Up to four colleges side by side. */
export default function ComparisonView({
  ids,
  onChange,
  back,
  heading,
  source,
  takesFocus = false,
  empty,
  notice,
  footer,
}: ComparisonViewProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...comparisonQuery(ids),
    placeholderData: keepPreviousData,
  });
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [isPlain, setIsPlain] = useState(() => window.matchMedia(NARROW_SCREEN_QUERY).matches);
  const colleges = data?.filter(({ id }) => ids.includes(id)) ?? [];
  const missing = data && !isPlaceholderData ? ids.filter((id) => !data.some((college) => college.id === id)) : [];
  const count = ids.length - missing.length;
  const change = (next: ChangeComparedColleges) =>
    onChange((before) => next(before.filter((id) => !missing.includes(id))));

  // The comparison loads after the URL changes.
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus, heading]);

  const recorded = useRef('');
  useEffect(() => {
    if (!data || isPlaceholderData || recorded.current === ids.join()) return;
    recorded.current = ids.join();
    data.forEach(({ id }) => recordInteraction({ collegeId: id, type: 'compare', source }));
  }, [data, isPlaceholderData, ids, source]);

  return (
    <>
      {back}
      <h1 ref={heading} tabIndex={-1} className="text-title">
        Compare colleges
      </h1>
      <div className="mt-4 grid grid-cols-1 gap-4">
        {/* Always in the same place, so that it keeps the focus while colleges are added. */}
        {count < MAX_COMPARED_COLLEGES && (
          <div className="max-w-96 print:hidden">
            <AddCollegeToComparison
              onAdd={(id) => {
                change((before) => addToComparison(before, id));
                if (count === MAX_COMPARED_COLLEGES - 1) heading.current?.focus({ preventScroll: true });
              }}
            />
          </div>
        )}
        {ids.length === 0 && empty}
        {error && <ErrorPanel message={collegesErrorMessage(error)} onRetry={() => void refetch()} />}
        {!error && !data && ids.length > 0 && <Skeleton className="h-150" />}
        {notice}
        {missing.length > 0 && (
          <p role="status" className="card p-4">
            {plural(missing.length, {
              one: '# of these colleges isn’t in our list.',
              other: '# of these colleges aren’t in our list.',
            })}
          </p>
        )}
        {!error && colleges.length > 0 && (
          <>
            <ComparisonActions
              colleges={colleges}
              isPlain={isPlain}
              onPlain={setIsPlain}
              onlyDifferences={onlyDifferences}
              onOnlyDifferences={setOnlyDifferences}
            />
            <ComparisonTable
              colleges={colleges}
              isPlain={isPlain}
              onlyDifferences={onlyDifferences}
              onRemove={(id) => {
                change((before) => before.filter((other) => other !== id));
                // The button is removed with its column.
                heading.current?.focus({ preventScroll: true });
              }}
            />
            <Crossroads collegeIds={ids} />
            <p className="max-w-[80ch] text-sm text-muted">
              {!isPlain && 'All colleges in a row share one scale. The tick marks the median for the college’s type. '}
              N/A means that no figure was published. Sources: {listFigureSources(colleges).join('; ')}.
            </p>
            {footer?.(colleges)}
          </>
        )}
      </div>
    </>
  );
}
