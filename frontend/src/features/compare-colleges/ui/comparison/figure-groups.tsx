import { figureText, formatPrice, isKnownFigure, useYourPrice, type CollegeDetail } from '@/entities/college';
import { listGroupSources, type FigureGroup } from '../../model/comparison-table';
import { TableCell, TableRow } from './table-row';

interface FigureGroupRowsProps {
  group: FigureGroup;
  colleges: readonly CollegeDetail[];
}

/** The figures of a panel: the value of each college, or the reason why it has none. */
export function FigureGroupRows({ group, colleges }: FigureGroupRowsProps) {
  const { title, figures } = group;
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={colleges.length + 1}
          className="border-t border-line bg-surface p-2 pt-6 font-display text-lg font-bold sm:p-3 sm:pt-6"
        >
          {title}
        </th>
      </tr>
      {figures.map(({ name, label }) => (
        <TableRow key={name} label={label}>
          {colleges.map(({ id, figures: known }) => (
            <TableCell key={id}>
              <span className={isKnownFigure(known[name]) ? 'num font-semibold' : 'text-muted max-sm:text-sm'}>
                {figureText(name, known[name])}
              </span>
            </TableCell>
          ))}
        </TableRow>
      ))}
      <tr>
        <td colSpan={colleges.length + 1} className="border-t border-line p-2 text-xs text-muted sm:p-3">
          Source: {listGroupSources(group, colleges)}.
        </td>
      </tr>
    </tbody>
  );
}

/** The estimated price for the family on this device; nothing if it has entered nothing. */
export function YourPriceRow({ colleges }: { colleges: readonly CollegeDetail[] }) {
  const yourPriceOf = useYourPrice();
  if (!yourPriceOf) return null;
  return (
    <TableRow label="Your price per year (estimate)">
      {colleges.map((college) => {
        const found = yourPriceOf(college);
        return (
          <TableCell key={college.id}>
            <span className="num font-semibold">
              {found && 'price' in found ? formatPrice(found.price) : 'Unknown'}
            </span>
          </TableCell>
        );
      })}
    </TableRow>
  );
}
