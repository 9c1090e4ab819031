import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SidewaysScroll } from './sideways-scroll';

interface ComparedColumn {
  key: string | number;
  /** The link in the head of the column. */
  head: ReactNode;
  /** What the button removes. */
  name: string;
}

interface SideBySideProps {
  /** The name of the table for screen readers. */
  caption: string;
  /** Shown while the table is wider than its container. */
  hint: string;
  columns: readonly ComparedColumn[];
  onRemove: (index: number) => void;
  /** The bodies of the table. */
  children: ReactNode;
}

/** The colors of the columns, in order. */
const COLUMN_COLORS = ['c1', 'c2', 'c3', 'c4'] as const;
const HEADER_BORDER_CLASSES = { c1: 'border-t-c1', c2: 'border-t-c2', c3: 'border-t-c3', c4: 'border-t-c4' } as const;
export const colorOfColumn = (index: number) => COLUMN_COLORS[index] ?? 'c1';
/**
 * The widths of the columns by their number; on wider screens they share the space. On most phones, a part of the third
 * column is visible.
 */
const COLUMN_WIDTH_CLASSES: Readonly<Record<number, string>> = {
  2: 'w-32 sm:w-auto',
  3: 'w-29 sm:w-44 md:w-auto',
  4: 'w-29 sm:w-44 lg:w-auto',
};

/** The link in the head of a column. */
export const COLUMN_LINK_CLASSES =
  'min-w-0 font-display leading-tight sm:text-lg font-bold wrap-break-word underline-offset-4 hover:underline';

/** A table with a column for each compared thing under a header in its own color; the row labels stay visible. */
export function SideBySide({ caption, hint, columns, onRemove, children }: SideBySideProps) {
  return (
    <SidewaysScroll label="Comparison" hint={hint}>
      <table className="w-full table-fixed border-separate border-spacing-0 text-left">
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col className="w-25 sm:w-40" />
          {columns.map(({ key }) => (
            <col key={key} className={COLUMN_WIDTH_CLASSES[columns.length] ?? ''} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 bg-surface p-2 align-bottom sm:p-3 font-normal text-muted">
              Measure
            </th>
            {columns.map(({ key, head, name }, index) => (
              <th
                key={key}
                scope="col"
                className={`border-t-6 p-2 align-top sm:p-3 ${HEADER_BORDER_CLASSES[colorOfColumn(index)]}`}
              >
                <span className="flex items-start justify-between gap-1 max-sm:flex-col">
                  {head}
                  <button
                    type="button"
                    onClick={() => onRemove(index)}
                    className="-mt-1 -mr-2 grid size-9 shrink-0 cursor-pointer max-sm:mt-0 max-sm:-ml-3 place-items-center rounded-control text-muted hover:bg-ivy-soft hover:text-ink max-lg:size-11 print:hidden"
                  >
                    <X size={18} aria-hidden="true" />
                    <span className="sr-only">Remove {name}</span>
                  </button>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </SidewaysScroll>
  );
}
