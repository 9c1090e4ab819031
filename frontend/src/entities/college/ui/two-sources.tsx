import type { CollegeDetail, Measure } from '@/shared/api';
import { bothSources } from '../model/measures';

/** A number the college has given itself, beside the federal one, each with its date. Nothing where there is only one. */
export function TwoSources({ college, measure }: { college: CollegeDetail; measure: Measure }) {
  const both = bothSources(college, measure);
  if (!both) return null;
  if (both.isSame) return <p className="text-xs text-muted">The college and the federal figures agree.</p>;
  return (
    <div className="mt-1 text-xs text-muted">
      <p className="font-semibold">The sources differ:</p>
      <ul>
        {both.says.map(({ figure, from }) => (
          <li key={from} className="num">
            <span className="font-semibold text-ink">{figure}</span> from {from}
          </li>
        ))}
      </ul>
    </div>
  );
}
