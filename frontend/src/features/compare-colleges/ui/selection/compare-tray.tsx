import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { MAX_COMPARED_COLLEGES } from '@/shared/config';
import { focusPageHeading } from '@/shared/lib/focus';
import { ArchMark } from '@/shared/ui/arch-mark';
import { Button } from '@/shared/ui/button';
import { comparisonQuery } from '../../api/comparison';
import { comparedCountText } from '../../model/compared-count-text';

interface CompareTrayProps {
  ids: readonly number[];
  /** Whether the last attempt to add a college exceeded the maximum. */
  isRefused?: boolean;
  /** True if the page has its own status with the number of colleges. */
  isCountAnnounced?: boolean;
  /** The link or button that opens the comparison. */
  action: ReactNode;
  onRemove: (id: number) => void;
  onClear: () => void;
}

/** The colleges selected so far, docked at the bottom: tiles on wide screens, one button on phones. */
export function CompareTray({
  ids,
  isRefused = false,
  isCountAnnounced = false,
  action,
  onRemove,
  onClear,
}: CompareTrayProps) {
  const { data = [] } = useQuery({ ...comparisonQuery(ids), placeholderData: keepPreviousData });
  const nameOf = (id: number) => data.find((college) => college.id === id)?.name;
  const isEmpty = ids.length === 0;
  const message = isRefused ? `You can compare up to ${MAX_COMPARED_COLLEGES} colleges` : comparedCountText(ids.length);

  // Their buttons disappear with the tray.
  function clear() {
    onClear();
    focusPageHeading();
  }

  function remove(id: number) {
    onRemove(id);
    if (ids.length === 1) focusPageHeading();
  }

  return (
    <section
      aria-label="Colleges to compare"
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
              {ids.map((id) => (
                <ComparedCollegeTile key={id} name={nameOf(id)} onRemove={() => remove(id)} />
              ))}
              {Array.from({ length: MAX_COMPARED_COLLEGES - ids.length }, (_, slot) => (
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
              Clear<span className="sr-only"> the colleges to compare</span>
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function ComparedCollegeTile({ name, onRemove }: { name: string | undefined; onRemove: () => void }) {
  return (
    <li className="card flex min-w-0 items-center gap-2 p-1.5 pl-2">
      {name ? <ArchMark name={name} size="small" /> : <span className="arch skeleton h-11 w-10 shrink-0" />}
      <span className="line-clamp-2 min-w-0 flex-1 text-sm leading-tight font-semibold">{name}</span>
      <button
        type="button"
        onClick={onRemove}
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-ivy-soft hover:text-ink"
      >
        <X size={16} aria-hidden="true" />
        <span className="sr-only">Remove {name ?? 'college'}</span>
      </button>
    </li>
  );
}
