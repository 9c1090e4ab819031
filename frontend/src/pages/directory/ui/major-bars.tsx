import { Link } from '@tanstack/react-router';
import { formatCount } from '@/shared/lib/format';
import { Skeleton } from '@/shared/ui/skeleton';
import type { CollegeFacets } from '../api/directory';

interface MajorBarsProps {
  facets: CollegeFacets | undefined;
  chosen: readonly string[];
  onChoose: (major: string) => void;
}

/** The majors, by the number of colleges that offer them. */
export function MajorBars({ facets, chosen, onChoose }: MajorBarsProps) {
  if (!facets) return <Skeleton className="h-200" />;
  const majors = [...facets.majors].sort((one, other) => other.count - one.count);
  const max = Math.max(1, ...majors.map(({ count }) => count));
  return (
    <>
      <p className="mb-3">
        <Link to="/programs" className="link">
          See programs by field
        </Link>
        , with pay and debt of their graduates.
      </p>
      <ol className="card grid gap-x-8 p-2 sm:p-4 md:grid-flow-col md:grid-cols-2 md:grid-rows-10">
        {majors.map(({ value, count, unknown }) => (
          <li key={value}>
            <button
              type="button"
              aria-current={chosen.includes(value) ? 'true' : undefined}
              onClick={() => onChoose(value)}
              className="grid w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 rounded-control px-3 py-2 text-left hover:bg-ivy-soft hover:text-on-ivy-soft aria-[current]:bg-ivy-soft aria-[current]:text-on-ivy-soft"
            >
              <span className="font-semibold">{value}</span>
              <span className="num text-sm">
                {formatCount(count)}
                <span className="sr-only"> colleges</span>
                {unknown > 0 && <span className="text-muted"> · no data for {formatCount(unknown)}</span>}
              </span>
              <span aria-hidden="true" className="col-span-2 mt-1 h-2 rounded-full bg-grey-soft">
                <span
                  className="block h-full rounded-full bg-ivy forced-colors:bg-[CanvasText]"
                  style={{ width: `${(count / max) * 100}%` }}
                />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
