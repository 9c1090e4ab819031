import { useId } from 'react';
import type { NamedCount } from '@/entities/alum';
import { formatCount } from '@/shared/lib/format';

interface BarListProps {
  title: string;
  /** A sentence below the title. */
  lead: string;
  counts: readonly NamedCount[];
  /** Makes the bars buttons. */
  onChoose?: (name: string) => void;
}

const ROW_CLASSES =
  'grid w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 rounded-control px-3 py-2 text-left';

/** A bar chart of the number of alumni per name. */
export function BarList({ title, lead, counts, onChoose }: BarListProps) {
  const id = useId();
  const max = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <section aria-labelledby={id} className="card min-w-0 p-2 sm:p-4">
      <h3 id={id} className="px-3 pt-2 text-xl">
        {title}
      </h3>
      <p className="px-3 text-muted">{lead}</p>
      <ol className="mt-2">
        {counts.map(({ name, count }) => (
          <li key={name}>
            {onChoose ? (
              <button
                type="button"
                onClick={() => onChoose(name)}
                className={`${ROW_CLASSES} cursor-pointer hover:bg-ivy-soft hover:text-on-ivy-soft`}
              >
                <AlumniCountBar name={name} count={count} share={count / max} />
              </button>
            ) : (
              <div className={ROW_CLASSES}>
                <AlumniCountBar name={name} count={count} share={count / max} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function AlumniCountBar({ name, count, share }: NamedCount & { share: number }) {
  return (
    <>
      <span className="font-semibold wrap-anywhere">{name}</span>
      <span className="num text-sm">
        {formatCount(count)}
        <span className="sr-only"> alumni</span>
      </span>
      <span aria-hidden="true" className="col-span-2 mt-1 h-2 rounded-full bg-grey-soft">
        <span
          className="block h-full rounded-full bg-ivy forced-colors:bg-[CanvasText]"
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </>
  );
}
