import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { MAX_COMPARED_COLLEGES } from '@/shared/config';
import { focusPageHeading } from '@/shared/lib/focus';
import { ArchMark } from '@/shared/ui/arch-mark';
import { Button } from '@/shared/ui/button';
import { comparisonQuery } from '../../api/comparison';
import { comparedCountText, type Compared } from '../../model/compared-count-text';

interface CompareTrayProps extends Pick<
  ComponentProps<typeof TrayFrame>,
  'isRefused' | 'isCountAnnounced' | 'action' | 'onClear'
> {
  ids: readonly number[];
  onRemove: (id: number) => void;
}

/** The colleges selected so far. */
export function CompareTray({ ids, onRemove, ...rest }: CompareTrayProps) {
  const { data = [] } = useQuery({ ...comparisonQuery(ids), placeholderData: keepPreviousData });
  return (
    <TrayFrame
      {...rest}
      compared="colleges"
      tiles={ids.map((id) => ({ key: id, name: data.find((college) => college.id === id)?.name }))}
      onRemove={(index) => ids.slice(index, index + 1).forEach(onRemove)}
    />
  );
}

interface SelectedTile {
  key: string | number;
  /** Undefined while it is loaded. */
  name: string | undefined;
  /** The name whose initials the tile shows, if it isn't its own. */
  mark?: string | undefined;
}

interface TrayFrameProps {
  compared: Compared;
  tiles: readonly SelectedTile[];
  /** Whether the last attempt to add one exceeded the maximum. */
  isRefused?: boolean;
  /** True if the page has its own status with the number of selected ones. */
  isCountAnnounced?: boolean;
  /** The link or button that opens the comparison. */
  action: ReactNode;
  onRemove: (index: number) => void;
  onClear: () => void;
}

/** What is selected for a comparison, docked at the bottom: tiles on wide screens, one button on phones. */
export function TrayFrame({
  compared,
  tiles,
  isRefused = false,
  isCountAnnounced = false,
  action,
  onRemove,
  onClear,
}: TrayFrameProps) {
  const isEmpty = tiles.length === 0;
  const message = isRefused
    ? `You can compare up to ${MAX_COMPARED_COLLEGES} ${compared}`
    : comparedCountText(tiles.length, compared);

  // Their buttons disappear with the tray.
  function clear() {
    onClear();
    focusPageHeading();
  }

  function remove(index: number) {
    onRemove(index);
    if (tiles.length === 1) focusPageHeading();
  }

  return (
    <section
      aria-label={compared === 'colleges' ? 'Colleges to compare' : 'Programs to compare'}
      className={
        isEmpty
          ? ''
          : 'compare-tray fixed inset-x-0 bottom-(--bottom-bar) z-30 border-t border-line bg-sunken px-4 py-3 shadow-overlay sm:px-8 lg:in-[.app-shell]:left-60 print:hidden'
      }
    >
      <div className="mx-auto grid max-w-[68rem] gap-2">
        <p
          {...(isCountAnnounced ? { 'aria-hidden': true } : { role: 'status' })}
          className={`text-sm ${isRefused ? 'font-semibold text-danger' : 'text-muted'} ${isEmpty ? 'sr-only' : ''}`}
        >
          {!isEmpty && message}
        </p>
        {!isEmpty && (
          <div className="flex items-center gap-3">
            <ul className="grid min-w-0 flex-1 grid-cols-4 gap-2 max-lg:hidden">
              {tiles.map((tile, index) => (
                <Tile key={tile.key} tile={tile} compared={compared} onRemove={() => remove(index)} />
              ))}
              {Array.from({ length: MAX_COMPARED_COLLEGES - tiles.length }, (_, slot) => (
                <li
                  key={slot}
                  aria-hidden="true"
                  className="rounded-card border border-dashed border-control/60 px-3 py-2 text-sm text-muted"
                >
                  Empty
                </li>
              ))}
            </ul>
            {action}
            <Button variant="plain" size="compact" onClick={clear}>
              Clear<span className="sr-only"> the {compared} to compare</span>
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

interface TileProps {
  tile: SelectedTile;
  compared: Compared;
  onRemove: () => void;
}

function Tile({ tile: { name, mark }, compared, onRemove }: TileProps) {
  return (
    <li className="card flex min-w-0 items-center gap-2 p-1.5 pl-2">
      {name ? <ArchMark name={mark ?? name} size="small" /> : <span className="arch skeleton h-11 w-10 shrink-0" />}
      <span className="line-clamp-2 min-w-0 flex-1 text-sm leading-tight font-semibold">{name}</span>
      <button
        type="button"
        onClick={onRemove}
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-ivy-soft hover:text-ink"
      >
        <X size={16} aria-hidden="true" />
        <span className="sr-only">Remove {name ?? (compared === 'colleges' ? 'college' : 'program')}</span>
      </button>
    </li>
  );
}
