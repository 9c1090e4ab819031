import type { CollegeDetail } from '@/entities/college';
import { formatFigure, measuresOfCollege, scalePositionPercent, type MetricRow } from '../../model/comparison-table';

type ColumnColor = 'c1' | 'c2' | 'c3' | 'c4';

interface FigureCellProps {
  row: MetricRow;
  college: CollegeDetail;
  /** Upper end of the row's shared scale. */
  end: number;
  colour: ColumnColor;
  isPlain: boolean;
}

const FILL_CLASSES: Record<ColumnColor, string> = { c1: 'bg-c1', c2: 'bg-c2', c3: 'bg-c3', c4: 'bg-c4' };
const BORDER_CLASSES: Record<ColumnColor, string> = {
  c1: 'border-c1',
  c2: 'border-c2',
  c3: 'border-c3',
  c4: 'border-c4',
};

/** The figures of one college in one row: its numbers, their positions on the scale, and the median of its type. */
export function FigureCell({ row, college, end, colour, isPlain }: FigureCellProps) {
  const { format } = row;
  const measures = measuresOfCollege(row, college);
  const [first] = measures;
  const median = first ? college.comparison[first.measure].median : null;
  const isPair = measures.length > 1;
  const hasLabels = row.measures.length > 1;
  return (
    <>
      {measures.map(({ measure, label }) => (
        <span key={measure} className="flex flex-wrap items-baseline gap-x-2">
          <span className="num text-lg font-semibold">{formatFigure(college, measure, format)}</span>
          {hasLabels && <span className="text-sm text-muted">{label}</span>}
        </span>
      ))}
      {!isPlain && (
        <FigureScale
          values={measures.map(({ measure }) => college[measure])}
          median={median}
          end={end}
          colour={colour}
        />
      )}
      {median !== null && (
        <span className="num block text-xs text-muted">
          Median {format(median)}
          {isPair && first && ` ${first.label.toLowerCase()}`}
        </span>
      )}
    </>
  );
}

interface FigureScaleProps {
  values: readonly (number | null)[];
  median: number | null;
  end: number;
  colour: ColumnColor;
}

/** The first value is a filled dot, the second an open dot, with a line between them; the tick is the median. */
function FigureScale({ values, median, end, colour }: FigureScaleProps) {
  const at = values.flatMap((value, index) =>
    value === null ? [] : [{ index, left: scalePositionPercent(end, value) }],
  );
  const lefts = at.map(({ left }) => left);
  return (
    <span aria-hidden="true" className="relative mx-2 my-1.5 block h-5 print:[print-color-adjust:exact]">
      <span className="absolute -inset-x-2 top-1/2 h-0.5 -translate-y-1/2 bg-line forced-colors:bg-[GrayText]" />
      {at.length > 1 && (
        <span
          className={`absolute top-1/2 h-1 -translate-y-1/2 ${FILL_CLASSES[colour]}`}
          style={{ left: `${Math.min(...lefts)}%`, width: `${Math.max(...lefts) - Math.min(...lefts)}%` }}
        />
      )}
      {median !== null && (
        <span
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink forced-colors:bg-[CanvasText]"
          style={{ left: `${scalePositionPercent(end, median)}%` }}
        />
      )}
      {at.map(({ index, left }) => (
        <span
          key={index}
          className={`absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-3 forced-colors:border-[CanvasText] ${BORDER_CLASSES[colour]} ${index === 0 ? FILL_CLASSES[colour] : 'bg-surface'}`}
          style={{ left: `${left}%` }}
        />
      ))}
    </span>
  );
}
