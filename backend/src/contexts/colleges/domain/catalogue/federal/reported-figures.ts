import { isSuppressed, parseNumber } from '../cell-values';
import { FIGURE_NAMES, type FigureName, type FigureUnit, getFigureDefinition } from './federal-figures';

/** Both ends are possible values. */
export interface FigureRange {
  readonly from: number;
  readonly to: number;
}

/** The figures in a row of the institution-level file. */
export interface ReportedFigures {
  /** Shares are fractions, money whole dollars; names without a value are left out. */
  readonly values: Readonly<Partial<Record<FigureName, number>>>;
  /** Figures that the file only gives as a range. */
  readonly ranges: Readonly<Partial<Record<FigureName, FigureRange>>>;
  /** Figures whose value is withheld because it would stand for too few people. */
  readonly suppressed: readonly FigureName[];
  /** The number of students behind a figure. */
  readonly studentCounts: Readonly<Partial<Record<FigureName, number>>>;
}

/** A figure with the columns that a file has for it. */
interface FigureColumns {
  readonly name: FigureName;
  readonly unit: FigureUnit;
  readonly columns: readonly string[];
  readonly studentColumns: readonly string[];
  readonly mayBeRange: boolean;
  readonly isNeverZero: boolean;
}

/** Reads the figures in the rows of one file, whose columns are looked up once. */
export class FigureReader {
  readonly #figures: readonly FigureColumns[];

  /** @param hasColumn whether the file has a column */
  constructor(hasColumn: (column: string) => boolean) {
    this.#figures = FIGURE_NAMES.map((name) => {
      const definition = getFigureDefinition(name);
      const { unit, columns, olderColumns = [], studentColumns = [] } = definition;
      const known = columns.filter(hasColumn);
      return {
        name,
        unit,
        columns: known.length > 0 ? known : olderColumns.filter(hasColumn),
        studentColumns: studentColumns.filter(hasColumn),
        mayBeRange: definition.mayBeRange ?? false,
        isNeverZero: definition.isNeverZero ?? false,
      };
    });
  }

  /**
   * Reads the figures in a row. A withheld value is never replaced with the value of another column.
   * @param cell the text of a column
   */
  read(cell: (column: string) => string): ReportedFigures {
    const values: Partial<Record<FigureName, number>> = {};
    const studentCounts: Partial<Record<FigureName, number>> = {};
    const ranges: Partial<Record<FigureName, FigureRange>> = {};
    const suppressed: FigureName[] = [];
    for (const { name, unit, columns, studentColumns, mayBeRange, isNeverZero } of this.#figures) {
      const read = readFirst(columns, cell);
      if (read === 'suppressed') suppressed.push(name);
      else if (read !== null && isPlausible(read, unit) && !(isNeverZero && read === 0))
        values[name] = unit === 'share' || unit === 'ratio' ? read : Math.round(read);
      else if (mayBeRange) {
        const range = readRange(columns, cell);
        if (range !== null) ranges[name] = range;
      }
      const count = readFirst(studentColumns, cell);
      if (typeof count === 'number' && count >= 0) studentCounts[name] = Math.round(count);
    }
    return { values, ranges, suppressed, studentCounts };
  }
}

/** Returns the first value, or 'suppressed' if a withheld one comes before it. */
function readFirst(columns: readonly string[], cell: (column: string) => string): number | 'suppressed' | null {
  for (const column of columns) {
    const text = cell(column);
    // Most cells are empty or have this marker.
    if (text === '' || text === 'NA') continue;
    if (isSuppressed(text)) return 'suppressed';
    const value = parseNumber(text);
    if (value !== null) return value;
  }
  return null;
}

const RANGE_PATTERN = /^(?:(?<from>\d?\.?\d+)-(?<to>\d?\.?\d+)|<=(?<most>\d?\.?\d+)|>=(?<least>\d?\.?\d+))$/;

/** Returns the shares in a cell such as "0.05-0.09", "<=0.10" or ">=0.90"; null for another text. */
function readRange(columns: readonly string[], cell: (column: string) => string): FigureRange | null {
  for (const column of columns) {
    const { from, to, most, least } = RANGE_PATTERN.exec(cell(column).trim())?.groups ?? {};
    const range = { from: Number(from ?? least ?? 0), to: Number(to ?? most ?? 1) };
    const isRange = (to ?? most ?? least) !== undefined && range.from <= range.to && range.to <= 1;
    if (isRange) return range;
  }
  return null;
}

const MAX_VALUE = 1e12;

/** Net prices can be negative, if grants exceed the costs. */
const isPlausible = (value: number, unit: FigureUnit): boolean =>
  unit === 'share'
    ? value >= 0 && value <= 1
    : unit === 'usd'
      ? Math.abs(value) < MAX_VALUE
      : value >= 0 && value < MAX_VALUE;
