import { stateName } from '@/shared/config';
import { STATE_TILES } from '../../model/state-tiles';

interface StateMapProps {
  /** `students` is null if the figure is hidden. Omitted states have fewer students than can be shown, or none. */
  students: readonly { readonly name: string | null; readonly students: number | null }[];
}

/** Tiles from this share of the largest figure are dark. */
const DARK_TILE_SHARE = 0.5;

/** A tile map of the states. Students from elsewhere or from an unknown state are listed below it. */
export function StateMap({ students }: StateMapProps) {
  const counts = new Map(students.flatMap(({ name, students: many }) => (name && many !== null ? [[name, many]] : [])));
  const max = Math.max(1, ...counts.values());
  const shown = STATE_TILES.filter(({ state }) => counts.has(state));
  const rest = students.filter(({ name }) => !STATE_TILES.some(({ state }) => state === name));
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="relative">
        <div aria-hidden="true" className="grid grid-cols-12 gap-0.5 sm:gap-1">
          {STATE_TILES.map(({ state, column, row }) => {
            const count = counts.get(state);
            return (
              <span
                key={state}
                style={{ gridColumn: column, gridRow: row }}
                className={`grid aspect-square place-content-center rounded-sm text-center text-xs leading-tight ${tileToneClasses(count, max)}`}
              >
                {state}
                {count !== undefined && <span className="num font-semibold max-sm:hidden">{count}</span>}
              </span>
            );
          })}
        </div>
        <ul className="sr-only">
          {shown.map(({ state }) => (
            <li key={state}>
              {stateName(state)}: {counts.get(state)}
            </li>
          ))}
        </ul>
      </div>
      {rest.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {rest.map(({ name, students: many }) => (
            <div key={name ?? 'others'} className="flex gap-2">
              <dt>{name === null ? 'All others' : name === 'not-stated' ? 'Not stated' : stateName(name)}</dt>
              <dd className="num font-semibold">{many ?? 'Hidden'}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-sm text-muted">
        Darker tiles mean more students. Plain tiles mean too few students to show, or none.
      </p>
    </div>
  );
}

function tileToneClasses(count: number | undefined, max: number): string {
  if (count === undefined) return 'bg-sunken text-muted';
  return count >= max * DARK_TILE_SHARE ? 'bg-ivy text-on-ivy' : 'bg-ivy-soft text-on-ivy-soft';
}
