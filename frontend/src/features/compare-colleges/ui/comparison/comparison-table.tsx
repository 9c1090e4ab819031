import { Link } from '@tanstack/react-router';
import type { CollegeDetail } from '@/entities/college';
import { Chip } from '@/shared/ui/chip';
import { listFigureGroups, rowDiffers, rowsWithValues, scaleEnd } from '../../model/comparison-table';
import { FigureCell } from './figure-cell';
import { FigureGroupRows, YourPriceRow } from './figure-groups';
import { PeopleRow } from './people-row';
import { COLUMN_LINK_CLASSES, colorOfColumn, SideBySide } from './side-by-side';
import { TableCell, TableRow } from './table-row';

interface ComparisonTableProps {
  colleges: readonly CollegeDetail[];
  /** Shows only the numbers, without the strips. */
  isPlain: boolean;
  /** Leaves out figures that are the same at all colleges. */
  onlyDifferences: boolean;
  onRemove: (id: number) => void;
}

const MAX_SHOWN_MAJORS = 6;

/** A column for each college under a header in its own color; the row labels stay visible. */
export function ComparisonTable({ colleges, isPlain, onlyDifferences, onRemove }: ComparisonTableProps) {
  const metricRows = rowsWithValues(colleges).filter((row) => !onlyDifferences || rowDiffers(row, colleges));
  return (
    <SideBySide
      caption="Colleges side by side"
      hint={`Scroll sideways to see all ${colleges.length} colleges.`}
      columns={colleges.map(({ id, name }) => ({
        key: id,
        name,
        head: (
          <Link to="/college/$collegeId" params={{ collegeId: String(id) }} className={COLUMN_LINK_CLASSES}>
            {name}
          </Link>
        ),
      }))}
      onRemove={(index) => colleges.slice(index, index + 1).forEach(({ id }) => onRemove(id))}
    >
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
                  <FigureCell row={row} college={college} end={end} colour={colorOfColumn(index)} isPlain={isPlain} />
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
    </SideBySide>
  );
}

function describeMajors(majors: readonly string[]): string {
  if (majors.length === 0) return 'N/A';
  const more = majors.length - MAX_SHOWN_MAJORS;
  return [...majors.slice(0, MAX_SHOWN_MAJORS), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}
