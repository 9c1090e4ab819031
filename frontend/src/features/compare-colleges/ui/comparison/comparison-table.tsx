import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { CollegeDetail } from '@/entities/college';
import { Chip } from '@/shared/ui/chip';
import { listFigureGroups, rowDiffers, rowsWithValues, scaleEnd } from '../../model/comparison-table';
import { FigureCell } from './figure-cell';
import { FigureGroupRows, YourPriceRow } from './figure-groups';
import { PeopleRow } from './people-row';
import { SidewaysScroll } from './sideways-scroll';
import { TableCell, TableRow } from './table-row';

interface ComparisonTableProps {
  colleges: readonly CollegeDetail[];
  /** Shows only the numbers, without the strips. */
  isPlain: boolean;
  /** Leaves out figures that are the same at all colleges. */
  onlyDifferences: boolean;
  onRemove: (id: number) => void;
}

/** The colors of the columns, in order. */
const COLUMN_COLORS = ['c1', 'c2', 'c3', 'c4'] as const;
const HEADER_BORDER_CLASSES = { c1: 'border-t-c1', c2: 'border-t-c2', c3: 'border-t-c3', c4: 'border-t-c4' } as const;
/**
 * The widths of the columns by the number of colleges; on wider screens they share the space. On most phones, a part of
 * the third column is visible.
 */
const COLUMN_WIDTH_CLASSES: Readonly<Record<number, string>> = {
  2: 'w-32 sm:w-auto',
  3: 'w-29 sm:w-44 md:w-auto',
  4: 'w-29 sm:w-44 lg:w-auto',
};
const MAX_SHOWN_MAJORS = 6;

/** A column for each college under a header in its own color; the row labels stay visible. */
export function ComparisonTable({ colleges, isPlain, onlyDifferences, onRemove }: ComparisonTableProps) {
  const metricRows = rowsWithValues(colleges).filter((row) => !onlyDifferences || rowDiffers(row, colleges));
  const colour = (index: number) => COLUMN_COLORS[index] ?? 'c1';
  return (
    <SidewaysScroll label="Comparison" hint={`Scroll sideways to see all ${colleges.length} colleges.`}>
      <table className="w-full table-fixed border-separate border-spacing-0 text-left">
        <caption className="sr-only">Colleges side by side</caption>
        <colgroup>
          <col className="w-25 sm:w-40" />
          {colleges.map(({ id }) => (
            <col key={id} className={COLUMN_WIDTH_CLASSES[colleges.length] ?? ''} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 bg-surface p-2 align-bottom sm:p-3 font-normal text-muted">
              Measure
            </th>
            {colleges.map((college, index) => (
              <th
                key={college.id}
                scope="col"
                className={`border-t-6 p-2 align-top sm:p-3 ${HEADER_BORDER_CLASSES[colour(index)]}`}
              >
                <span className="flex items-start justify-between gap-1 max-sm:flex-col">
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
                    className="-mt-1 -mr-2 grid size-9 shrink-0 cursor-pointer max-sm:mt-0 max-sm:-ml-3 place-items-center rounded-control text-muted hover:bg-ivy-soft hover:text-ink max-lg:size-11 print:hidden"
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
          <TableRow label="Place">
            {colleges.map(({ id, city, state }) => (
              <TableCell key={id}>
                {city}, {state}
              </TableCell>
            ))}
          </TableRow>
          <TableRow label="Type">
            {colleges.map(({ id, type }) => (
              <TableCell key={id}>
                <Chip>{type}</Chip>
              </TableCell>
            ))}
          </TableRow>
          <YourPriceRow colleges={colleges} />
          {metricRows.map((row) => {
            const end = scaleEnd(row, colleges);
            return (
              <TableRow
                key={row.key}
                label={row.label}
                note={isPlain ? undefined : `Line: 0 to ${row.format(end).replace('.0%', '%')}`}
              >
                {colleges.map((college, index) => (
                  <TableCell key={college.id}>
                    <FigureCell row={row} college={college} end={end} colour={colour(index)} isPlain={isPlain} />
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
          <PeopleRow colleges={colleges} />
          {colleges.some(({ founded_year }) => founded_year !== null) && (
            <TableRow label="Founded">
              {colleges.map(({ id, founded_year }) => (
                <TableCell key={id}>{founded_year ?? 'N/A'}</TableCell>
              ))}
            </TableRow>
          )}
          {colleges.some(({ majors }) => majors.length > 0) && (
            <TableRow label="Majors">
              {colleges.map(({ id, majors }) => (
                <TableCell key={id}>
                  <span className="hyphens-auto max-sm:text-sm">{describeMajors(majors)}</span>
                </TableCell>
              ))}
            </TableRow>
          )}
        </tbody>
        {listFigureGroups(colleges, onlyDifferences).map((group) => (
          <FigureGroupRows key={group.title} group={group} colleges={colleges} />
        ))}
      </table>
    </SidewaysScroll>
  );
}

function describeMajors(majors: readonly string[]): string {
  if (majors.length === 0) return 'N/A';
  const more = majors.length - MAX_SHOWN_MAJORS;
  return [...majors.slice(0, MAX_SHOWN_MAJORS), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}
