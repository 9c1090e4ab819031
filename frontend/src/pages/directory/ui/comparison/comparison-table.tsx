import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CollegeDetail } from '@/shared/api';
import { Chip } from '@/shared/ui/chip';
import { METRIC_ROWS, scaleEnd } from '../../model/comparison';
import { FigureCell } from './figure-cell';

interface ComparisonTableProps {
  colleges: readonly CollegeDetail[];
  /** Numbers alone, without the strips. */
  isPlain: boolean;
  onRemove: (id: number) => void;
}

/** The colours of the columns, in their order. */
const COLOURS = ['c1', 'c2', 'c3', 'c4'] as const;
const HEAD = { c1: 'border-t-c1', c2: 'border-t-c2', c3: 'border-t-c3', c4: 'border-t-c4' } as const;
const MAJORS_SHOWN = 6;

/** A column for each college under a head of its own colour; the labels of the rows stay in sight. */
export function ComparisonTable({ colleges, isPlain, onRemove }: ComparisonTableProps) {
  const colour = (index: number) => COLOURS[index] ?? 'c1';
  return (
    // The focus lets keys scroll a table that is wider than its window.
    <div
      role="region"
      aria-label="Comparison"
      tabIndex={0}
      className="card relative overflow-x-auto print:overflow-visible print:border-0"
    >
      <table className="w-full table-fixed border-separate border-spacing-0 text-left max-lg:w-auto">
        <caption className="sr-only">Colleges side by side</caption>
        <colgroup>
          <col className="w-24 sm:w-40" />
          {colleges.map(({ id }) => (
            <col key={id} className="w-33 sm:w-44 lg:w-auto" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 bg-surface p-2 align-bottom sm:p-3 font-normal text-muted">
              Measure
            </th>
            {colleges.map((college, index) => (
              <th key={college.id} scope="col" className={`border-t-6 p-2 align-top sm:p-3 ${HEAD[colour(index)]}`}>
                <span className="flex items-start justify-between gap-1">
                  <Link
                    to="/college/$collegeId"
                    params={{ collegeId: String(college.id) }}
                    className="min-w-0 font-display leading-tight sm:text-lg font-bold wrap-break-word underline-offset-4 hover:underline"
                  >
                    {college.name}
                  </Link>
                  <button
                    type="button"
                    onClick={() => onRemove(college.id)}
                    className="-mt-1 -mr-2 grid size-9 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-ivy-soft hover:text-ink max-lg:size-11 print:hidden"
                  >
                    <X size={18} aria-hidden="true" />
                    <span className="sr-only">Remove {college.name}</span>
                  </button>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label="Place">
            {colleges.map(({ id, city, state }) => (
              <Cell key={id}>
                {city}, {state}
              </Cell>
            ))}
          </Row>
          <Row label="Type">
            {colleges.map(({ id, type }) => (
              <Cell key={id}>
                <Chip>{type}</Chip>
              </Cell>
            ))}
          </Row>
          {METRIC_ROWS.map((row) => {
            const end = scaleEnd(row, colleges);
            return (
              <Row
                key={row.key}
                label={row.label}
                note={isPlain ? undefined : `Line: 0 to ${row.format(end).replace('.0%', '%')}`}
              >
                {colleges.map((college, index) => (
                  <Cell key={college.id}>
                    <FigureCell row={row} college={college} end={end} colour={colour(index)} isPlain={isPlain} />
                  </Cell>
                ))}
              </Row>
            );
          })}
          <Row label="Founded">
            {colleges.map(({ id, founded_year }) => (
              <Cell key={id}>{founded_year ?? 'N/A'}</Cell>
            ))}
          </Row>
          <Row label="Majors">
            {colleges.map(({ id, majors }) => (
              <Cell key={id}>
                {majors.length === 0
                  ? 'N/A'
                  : [
                      ...majors.slice(0, MAJORS_SHOWN),
                      ...(majors.length > MAJORS_SHOWN ? [`and ${majors.length - MAJORS_SHOWN} more`] : []),
                    ].join(', ')}
              </Cell>
            ))}
          </Row>
        </tbody>
      </table>
    </div>
  );
}

function Row({ label, note, children }: { label: string; note?: string | undefined; children: ReactNode }) {
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 border-t border-r border-line bg-surface p-2 align-top text-sm font-semibold wrap-break-word sm:p-3 sm:text-base text-muted"
      >
        {label}
        {note && <span className="num mt-1 block text-xs font-normal">{note}</span>}
      </th>
      {children}
    </tr>
  );
}

const Cell = ({ children }: { children: ReactNode }) => (
  <td className="border-t border-line p-2 align-top sm:p-3 wrap-break-word">{children}</td>
);
