import { isSuppressed, parseNumber } from '../cell-values';
import { FIGURE_NAMES, type FigureName, getFigureDefinition } from './federal-figures';

/** The figures in a row of the institution-level file. */
export interface ReportedFigures {
  /** Shares are fractions, money whole dollars; names without a value are left out. */
  readonly values: Readonly<Partial<Record<FigureName, number>>>;
  /** Figures whose value is withheld because it would stand for too few people. */
  readonly suppressed: readonly FigureName[];
  /** The number of students behind a figure. */
  readonly students: Readonly<Partial<Record<FigureName, number>>>;
}

/**
 * Reads the figures in a row. A withheld value is never replaced with the value of another column.
 * @param cell the text of a column; empty if the file doesn't have it
 * @param hasColumn whether the file has a column
 */
export function readFigures(cell: (column: string) => string, hasColumn: (column: string) => boolean): ReportedFigures {
  const values: Partial<Record<FigureName, number>> = {};
  const students: Partial<Record<FigureName, number>> = {};
  const suppressed: FigureName[] = [];
  for (const name of FIGURE_NAMES) {
    const { unit, columns, olderColumns = [], studentColumns = [], isNeverZero } = getFigureDefinition(name);
    const read = readFirst(columns.some(hasColumn) ? columns : olderColumns, cell);
    if (read === 'suppressed') suppressed.push(name);
    else if (read !== null && isPlausible(read, unit) && !(isNeverZero && read === 0))
      values[name] = unit === 'share' || unit === 'ratio' ? read : Math.round(read);
    const count = readFirst(studentColumns, cell);
    if (typeof count === 'number' && count >= 0) students[name] = Math.round(count);
  }
  return { values, suppressed, students };
}

/** Returns the first value, or 'suppressed' if a withheld one comes before it. */
function readFirst(columns: readonly string[], cell: (column: string) => string): number | 'suppressed' | null {
  for (const column of columns) {
    const text = cell(column).trim();
    if (isSuppressed(text)) return 'suppressed';
    const value = parseNumber(text);
    if (value !== null) return value;
  }
  return null;
}

const MAX_VALUE = 1e12;

/** Net prices can be negative, if grants exceed the costs. */
const isPlausible = (value: number, unit: string): boolean =>
  unit === 'share'
    ? value >= 0 && value <= 1
    : unit === 'usd'
      ? Math.abs(value) < MAX_VALUE
      : value >= 0 && value < MAX_VALUE;
