import type { Sort } from '../../../domain/directory/sorts';
import { SUB_TWO_YEAR_KIND } from '../../../domain/catalogue/college-type';
import type { ChoiceFilter } from '../../../domain/catalogue/filter-choices';
import type { ScaledFigure } from '../../../domain/catalogue/filter-histograms';
import { POOLED_SORTS } from '../directory-page';
import { letOthersContinue } from './let-others-continue';
import { RowSet } from './row-set';
import type { SnapshotCollege } from './snapshot-source';

export type Direction = 'asc' | 'desc';

/** Sorts other than by distance. */
export type FixedSort = Exclude<Sort, 'distance'>;
export const DIRECTIONS: readonly Direction[] = ['asc', 'desc'];

/** The numbers of the colleges by row; NaN if unknown. */
type Column = ScaledFigure | 'demand' | 'latitude' | 'longitude';
const SORTED_COLUMNS: Readonly<Record<Exclude<FixedSort, 'name' | 'popularity'>, Column>> = {
  net_price: 'net_price',
  tuition: 'tuition',
  admission: 'acceptance',
  graduation: 'graduation',
  retention: 'retention',
  earnings: 'earnings',
  debt: 'debt',
  enrollment: 'enrollment',
};

/** What the directory reads of each college, as columns. */
export interface DirectoryColumns {
  readonly size: number;
  readonly ids: Int32Array;
  readonly names: readonly string[];
  readonly states: readonly string[];
  /** The value that the type filter compares. */
  readonly kinds: readonly string[];
  readonly majors: Int32Array;
  readonly unknownMajors: Int32Array;
  readonly choices: Readonly<Record<ChoiceFilter, Int32Array>>;
  readonly branches: RowSet;
  readonly figures: Readonly<Record<Column, Float64Array>>;
  readonly rowsByState: ReadonlyMap<string, RowSet>;
  readonly rowsByKind: ReadonlyMap<string, RowSet>;
  /** Position of each row in the order by name. */
  readonly nameRanks: Int32Array;
  /** The rows in each order that doesn't depend on counts. */
  readonly orders: ReadonlyMap<string, Int32Array>;
}

/** Builds the columns and the orders in steps between which other work of the process continues. */
export async function buildColumns(colleges: readonly SnapshotCollege[]): Promise<DirectoryColumns> {
  const size = colleges.length;
  const numbers = (of: (college: SnapshotCollege) => number | null): Float64Array =>
    Float64Array.from(colleges, (college) => of(college) ?? NaN);
  const states = colleges.map(({ view }) => view.state);
  const kinds = colleges.map(({ view, entry }) => (entry.short ? SUB_TWO_YEAR_KIND : view.type));
  await letOthersContinue();
  const nameOrder = sortRows(size, (one, other) => {
    const [name, otherName] = [colleges[one]!.entry.sort_name, colleges[other]!.entry.sort_name];
    if (name === otherName) return colleges[one]!.view.id - colleges[other]!.view.id;
    return name < otherName ? -1 : 1;
  });
  const nameRanks = new Int32Array(size);
  nameOrder.forEach((row, rank) => (nameRanks[row] = rank));
  const compareFamilies = (one: number, other: number): number =>
    compareTexts(colleges[one]!.entry.family, colleges[other]!.entry.family);
  await letOthersContinue();
  const figures = {
    tuition: numbers(({ view }) => view.tuition_in_state),
    acceptance: numbers(({ entry }) => entry.acceptance),
    enrollment: numbers(({ view }) => view.enrollment),
    graduation: numbers(({ entry }) => entry.graduation),
    net_price: numbers(({ entry }) => entry.net_price),
    retention: numbers(({ entry }) => entry.retention),
    earnings: numbers(({ entry }) => entry.earnings),
    debt: numbers(({ entry }) => entry.debt),
    demand: numbers(({ entry }) => entry.demand),
    latitude: numbers(({ view }) => view.latitude),
    longitude: numbers(({ view }) => view.longitude),
  };
  const orders = new Map([
    [orderKey('name', 'asc'), nameOrder],
    [orderKey('name', 'desc'), nameOrder.slice().reverse()],
  ]);
  for (const [sort, column] of Object.entries(SORTED_COLUMNS) as [FixedSort, Column][]) {
    for (const direction of DIRECTIONS) {
      await letOthersContinue();
      const compare = compareNumbers(figures[column], direction);
      orders.set(
        orderKey(sort, direction),
        sortRows(
          size,
          (one, other) =>
            compare(one, other) ||
            (POOLED_SORTS.has(sort) ? compareFamilies(one, other) : 0) ||
            nameRanks[one]! - nameRanks[other]!,
        ),
      );
    }
  }
  await letOthersContinue();
  return {
    size,
    ids: Int32Array.from(colleges, ({ view }) => view.id),
    names: colleges.map(({ view }) => view.name),
    states,
    kinds,
    majors: Int32Array.from(colleges, ({ entry }) => entry.major_bits),
    unknownMajors: Int32Array.from(colleges, ({ entry }) => entry.unknown_bits),
    choices: {
      settings: Int32Array.from(colleges, ({ entry }) => entry.settings),
      tests: Int32Array.from(colleges, ({ entry }) => entry.tests),
      missions: Int32Array.from(colleges, ({ entry }) => entry.missions),
    },
    branches: collectRows(size, (row) => colleges[row]!.entry.branch),
    figures,
    rowsByState: groupRows(states),
    rowsByKind: groupRows(kinds),
    nameRanks,
    orders,
  };
}

export const orderKey = (sort: FixedSort, direction: Direction): string => `${sort} ${direction}`;

/** Compares rows by numbers; unknown ones are last in both directions. */
export const compareNumbers =
  (values: Float64Array, direction: Direction) =>
  (one: number, other: number): number => {
    const [value, otherValue] = [values[one]!, values[other]!];
    const [isUnknown, isOtherUnknown] = [Number.isNaN(value), Number.isNaN(otherValue)];
    if (isUnknown || isOtherUnknown) return Number(isUnknown) - Number(isOtherUnknown);
    return direction === 'asc' ? value - otherValue : otherValue - value;
  };

/** Compares texts by their code units; null is last, as in PostgreSQL. */
function compareTexts(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

export const sortRows = (size: number, compare: (one: number, other: number) => number): Int32Array =>
  Int32Array.from({ length: size }, (_, row) => row).sort(compare);

export function collectRows(size: number, includes: (row: number) => boolean): RowSet {
  const rows = new RowSet(size);
  for (let row = 0; row < size; row++) if (includes(row)) rows.add(row);
  return rows;
}

function groupRows(values: readonly string[]): Map<string, RowSet> {
  const groups = new Map<string, RowSet>();
  values.forEach((value, row) => {
    if (!groups.has(value)) groups.set(value, new RowSet(values.length));
    groups.get(value)!.add(row);
  });
  return groups;
}
