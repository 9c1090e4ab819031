import { Chip } from '@/shared/ui/chip';
import type { CollegeDetail, Measure } from '../api/colleges';
import { compareSources } from '../model/measures';

/**
 * For a list of facts: the college value of a figure beside the federal value, with dates. Renders nothing unless both
 * exist.
 */
export function MeasureSourceComparison({ college, measure }: { college: CollegeDetail; measure: Measure }) {
  const both = compareSources(college, measure);
  if (!both) return null;
  if (both.isSame)
    return <dd className="w-full text-xs text-muted">The college’s figure matches the federal figure.</dd>;
  return (
    <dd className="mt-1 w-full text-xs text-muted">
      {both.differs && <Chip tone="gold">The two sources differ by more than 10%</Chip>}
      <ul>
        {both.says.map(({ figure, from }) => (
          <li key={from} className="num">
            <span className="font-semibold text-ink">{figure}</span> from {from}
          </li>
        ))}
      </ul>
    </dd>
  );
}
