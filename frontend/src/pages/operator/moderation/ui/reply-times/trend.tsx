import { replyTimeStepLabel } from '@/entities/alum';
import type { ReplyTimesOfWeek } from '../../api/reply-times';

/** From the bottom to the top of the chart; null stands for longer than a week. */
const STEPS = [0, 1, 3, 7, null] as const;
const [WIDTH, HEIGHT, PADDING] = [600, 120, 8];

/** A line of the usual time of each week, oldest first. The table next to it has the same figures. */
export function ReplyTimeTrend({ weeks }: { weeks: readonly ReplyTimesOfWeek[] }) {
  const toX = (index: number) => PADDING + (index / Math.max(1, weeks.length - 1)) * (WIDTH - 2 * PADDING);
  const toY = (step: number | null) => {
    const index = STEPS.findIndex((one) => one === step);
    return HEIGHT - PADDING - (index / (STEPS.length - 1)) * (HEIGHT - 2 * PADDING);
  };
  const points = weeks.map(({ requests, repliesWithinDays }, index) =>
    requests === null ? null : { x: toX(index), y: toY(repliesWithinDays) },
  );
  const lines = toLines(points);
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
      <ul className="flex flex-col-reverse justify-between text-xs text-muted">
        {STEPS.map((step) => (
          <li key={step}>{replyTimeStepLabel(step) || 'longer'}</li>
        ))}
      </ul>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-32 w-full rounded-control bg-sunken"
      >
        {STEPS.map((step) => (
          <line key={step} x1={0} x2={WIDTH} y1={toY(step)} y2={toY(step)} className="stroke-line" />
        ))}
        {lines.map((line) => (
          <polyline
            key={line}
            points={line}
            fill="none"
            strokeWidth={3}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-ivy"
          />
        ))}
      </svg>
    </div>
  );
}

/** Returns the points of each line; weeks without a figure interrupt it. A single point becomes a dot. */
function toLines(points: readonly ({ x: number; y: number } | null)[]): string[] {
  const lines: string[][] = [[]];
  for (const point of points) {
    if (point) lines.at(-1)!.push(`${point.x.toFixed(1)},${point.y.toFixed(1)}`);
    else lines.push([]);
  }
  return lines.flatMap((line) =>
    line.length === 0 ? [] : [(line.length === 1 ? [...line, ...line] : line).join(' ')],
  );
}
