import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CompareToggle } from '@/features/compare-colleges';
import { stateName } from '@/shared/config';
import { formatCount } from '@/shared/lib/format';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import type { CollegePoints } from '../../api/directory';
import type { ChangeSearch, Comparison } from '../../model/use-comparison';

/** The selection on the map: a state, or colleges by their index. */
export interface MapSelection {
  state: string | null;
  indexes: number[] | null;
  /** The response that the indexes refer to. */
  of: CollegePoints;
}

interface ChosenCollegesProps {
  choice: MapSelection;
  comparison: Comparison;
  change: ChangeSearch;
  onClose: () => void;
}

const MAX_LISTED_COLLEGES = 12;

/** The colleges of the selection on the map, the largest first, as links. */
export function ChosenColleges({ choice: { state, indexes, of }, comparison, change, onClose }: ChosenCollegesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const all = indexes ?? of.id.flatMap((_, index) => (of.state[index] === state ? [index] : []));
  const size = (index: number) => of.enrollment[index] ?? 0;
  const largestFirst = [...all].sort((one, other) => size(other) - size(one));
  const shown = state ? largestFirst.slice(0, MAX_LISTED_COLLEGES) : largestFirst;
  const title = state ? stateName(state) : all.length === 1 ? 'Chosen college' : 'Colleges in this location';

  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [state, indexes]);

  return (
    <section aria-labelledby="chosen" className="card p-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 ref={heading} id="chosen" className="text-xl">
            {title}
          </h3>
          <p role="status" className="num text-muted">
            {shown.length < all.length
              ? plural(all.length, { other: '# colleges. These are the {shown} largest.' }, { shown: shown.length })
              : plural(all.length, { one: '# college', other: '# colleges' })}
          </p>
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-ivy-soft hover:text-ink"
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <ul className="mt-2">
        {shown.map((index) => (
          <li
            key={of.id[index]}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <span className="min-w-0">
              <Link
                to="/college/$collegeId"
                params={{ collegeId: String(of.id[index]) }}
                className="link inline-flex min-h-6 items-center font-semibold"
              >
                {of.name[index]}
              </Link>
              <span className="num block text-sm text-muted">Enrollment {formatCount(of.enrollment[index])}</span>
            </span>
            <CompareToggle
              name={of.name[index] ?? ''}
              isPressed={comparison.has(of.id[index] ?? 0)}
              onClick={() => comparison.toggle(of.id[index] ?? 0)}
            />
          </li>
        ))}
      </ul>
      {state && all.length > 0 && (
        <Button variant="quiet" className="mt-3" onClick={() => change({ states: [state], view: undefined })}>
          List the colleges in {stateName(state)}
        </Button>
      )}
    </section>
  );
}
