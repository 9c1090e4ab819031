import type { CollegeDetail } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { MEASURES, placementsOf, type Placement } from '../model/measures';
import { PercentileStrip } from './percentile-strip';

/** Where a college's numbers sit among all colleges of its type. It says where, never whether that is good. */
export function PercentileStrips({ college }: { college: CollegeDetail }) {
  const placements = placementsOf(college);
  if (placements.length === 0) return null;
  const { colleges, type } = college.comparison;

  return (
    <section aria-labelledby="standing" className="card p-5">
      <h2 id="standing" className="text-2xl">
        How it compares
      </h2>
      <p className="mt-1 text-muted">
        Each line holds the {formatCount(colleges)} {type} colleges in our list, from the lowest number to the highest.
        The arch is this college, the tick in the middle is the median.
      </p>
      <ul className="mt-2">
        {placements.map((placement) => (
          <li key={placement.measure} className="border-t border-line py-4 first:border-t-0">
            <Strip placement={placement} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Strip({ placement: { measure, value, median, percentile } }: { placement: Placement }) {
  const { label, format } = MEASURES[measure];
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{label}</span>
        <span className="num text-sm text-muted">
          <span className="text-base font-semibold text-ink">{format(value)}</span>
          {median !== null && ` · median ${format(median)}`}
        </span>
      </p>
      <PercentileStrip percentile={percentile} />
    </>
  );
}
