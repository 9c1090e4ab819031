import type { RangeFacet } from '../../api/directory';

interface HistogramProps {
  facet: RangeFacet | undefined;
  /** The selected part of the scale. */
  value: readonly [number, number];
  end: number;
}

const BAR_COUNT = 20;

/**
 * Distribution of the colleges over a scale, one bar for each twentieth of it. The slider below has the selected range
 * in numbers.
 */
export function Histogram({ facet, value: [low, high], end }: HistogramProps) {
  const counts = facet?.counts ?? Array.from({ length: BAR_COUNT }, () => 0);
  const maxCount = Math.max(1, ...counts);
  return (
    // Inset, so that the bars end at the centers of the slider thumbs.
    <div aria-hidden="true" className="mx-3 flex h-14 items-end gap-px">
      {counts.map((count, index) => {
        const [from, to] = [(index / BAR_COUNT) * end, ((index + 1) / BAR_COUNT) * end];
        const isSelected = from < high && to > low;
        return (
          <span
            key={from}
            className={`min-h-0.5 flex-1 rounded-t-sm ${isSelected ? 'bg-ivy forced-colors:bg-[Highlight]' : 'bg-control/40 forced-colors:bg-[GrayText]'}`}
            style={{ height: `${(count / maxCount) * 100}%` }}
          />
        );
      })}
    </div>
  );
}
