import {
  type CollegeFilters,
  type FacetsView,
  type FilterName,
  FILTER_NAMES,
  type MajorCount,
  type PointsView,
  type ValueCount,
} from '../../../application/directory/ports/directory-reader';
import { STATE_CODES } from '../../../../../shared/domain/states';
import { COLLEGE_KINDS } from '../../../domain/catalogue/college-type';
import { choiceBitmask, type ChoiceFilter, FILTER_CHOICES } from '../../../domain/catalogue/filter-choices';
import { barIndex, type Histogram, type ScaledFigure, toHistogram } from '../../../domain/catalogue/filter-histograms';
import { majorBitmask, MAJORS } from '../../../domain/catalogue/majors';
import { type Coordinates, distanceTerm } from '../../../domain/catalogue/places';
import type { RankedSort } from '../directory-page';
import {
  buildColumns,
  collectRows,
  compareNumbers,
  type Direction,
  type DirectoryColumns,
  DIRECTIONS,
  type FixedSort,
  orderKey,
  sortRows,
} from './directory-columns';
import { letOthersContinue } from './let-others-continue';
import { RowSet } from './row-set';
import type { CollegeCounts, SnapshotCollege } from './snapshot-source';

const ALL_MAJORS_BITMASK = majorBitmask(MAJORS);

/** Builds the directory in steps between which other work of the process continues. */
export async function buildDirectory(colleges: readonly SnapshotCollege[]): Promise<SnapshotDirectory> {
  const columns = await buildColumns(colleges);
  await letOthersContinue();
  return new SnapshotDirectory(
    columns,
    colleges.map(({ entry }) => entry),
  );
}

/** The directory of a snapshot: the same results in the same order as the SQL in `directory-page.ts`. */
export class SnapshotDirectory {
  readonly #mentors: RowSet;
  readonly #orders: ReadonlyMap<string, Int32Array>;
  /** Main campuses that at least one person viewed or saved, most people first. */
  readonly popularRows: readonly number[];

  constructor(
    private readonly columns: DirectoryColumns,
    counts: readonly CollegeCounts[],
  ) {
    const { size, branches, figures, nameRanks, ids } = columns;
    this.#mentors = collectRows(size, (row) => counts[row]!.has_mentors);
    const people = Float64Array.from(counts, (count) => count.people);
    const popularity = DIRECTIONS.map((direction) => {
      const [comparePeople, compareDemand] = [
        compareNumbers(people, direction),
        compareNumbers(figures.demand, direction),
      ];
      const rows = sortRows(
        size,
        (one, other) =>
          Number(branches.has(one)) - Number(branches.has(other)) ||
          comparePeople(one, other) ||
          compareDemand(one, other) ||
          nameRanks[one]! - nameRanks[other]!,
      );
      return [orderKey('popularity', direction), rows] as const;
    });
    this.#orders = new Map([...columns.orders, ...popularity]);
    this.popularRows = Array.from(people.keys())
      .filter((row) => people[row]! > 0 && !branches.has(row))
      .sort((one, other) => people[other]! - people[one]! || ids[one]! - ids[other]!);
  }

  /** Returns the same directory with other counts, by row. */
  withCounts(counts: readonly CollegeCounts[]): SnapshotDirectory {
    return new SnapshotDirectory(this.columns, counts);
  }

  /**
   * Returns the colleges that pass all filters.
   * @param answers the answers to the search text; null without one
   */
  find(filters: CollegeFilters, answers: RowSet | null): RowSet {
    const passing = RowSet.all(this.columns.size);
    for (const rows of this.#listPassing(filters, answers).values()) passing.intersect(rows);
    return passing;
  }

  /** Returns a page of these rows in an order. */
  sort(
    rows: RowSet,
    by: FixedSort,
    direction: Direction,
    { limit, offset }: { limit: number; offset: number },
  ): number[] {
    const end = Math.min(offset + limit, rows.count());
    const page: number[] = [];
    let position = 0;
    for (const row of this.#orders.get(orderKey(by, direction))!) {
      if (position >= end) break;
      if (rows.has(row) && ++position > offset) page.push(row);
    }
    return page;
  }

  /** Returns a page of these rows by their distance, unknown ones last. */
  sortByDistance(
    rows: RowSet,
    from: Coordinates,
    direction: Direction,
    { limit, offset }: { limit: number; offset: number },
  ): number[] {
    const { figures, nameRanks, size } = this.columns;
    const distances = new Float64Array(size).fill(NaN);
    rows.forEach((row) => {
      distances[row] = distanceTerm(from, { latitude: figures.latitude[row]!, longitude: figures.longitude[row]! });
    });
    const compare = compareNumbers(distances, direction);
    return rows
      .toArray()
      .sort((one, other) => compare(one, other) || nameRanks[one]! - nameRanks[other]!)
      .slice(offset, offset + limit);
  }

  /** Returns the value by which a list is sorted; null if it is unknown. Shares are fractions. */
  findRankedValue(row: number, by: RankedSort): number | null {
    const value = toNullable(this.columns.figures[by][row]!);
    return by === 'retention' && value !== null ? value / 100 : value;
  }

  listPoints(rows: RowSet): PointsView {
    const { ids, names, states, figures } = this.columns;
    const placed: number[] = [];
    let unplaced = 0;
    for (const row of this.#orders.get(orderKey('name', 'asc'))!) {
      if (!rows.has(row)) continue;
      if (Number.isNaN(figures.latitude[row]) || Number.isNaN(figures.longitude[row])) unplaced++;
      else placed.push(row);
    }
    return {
      id: placed.map((row) => ids[row]!),
      name: placed.map((row) => names[row]!),
      state: placed.map((row) => states[row]!),
      latitude: placed.map((row) => figures.latitude[row]!),
      longitude: placed.map((row) => figures.longitude[row]!),
      enrollment: placed.map((row) => toNullable(figures.enrollment[row]!)),
      unplaced,
    };
  }

  /** @param answers the answers to the search text; null without one */
  countFacets(filters: CollegeFilters, answers: RowSet | null): FacetsView {
    const { columns } = this;
    const passing = this.#listPassing(filters, answers);
    /** The rows that pass all filters except, possibly, this one. */
    const findWithout = (filter?: FilterName): RowSet => {
      const rows = RowSet.all(columns.size);
      for (const [name, passed] of passing) if (name !== filter) rows.intersect(passed);
      return rows;
    };
    const all = findWithout();
    const total = all.count();
    const rowsWithout = (filter: FilterName): RowSet => (passing.has(filter) ? findWithout(filter) : all);
    const majors = this.#countMajors(rowsWithout('majors'));
    return {
      total,
      states: countValues(STATE_CODES, columns.states, rowsWithout('states')),
      types: countValues(COLLEGE_KINDS, columns.kinds, rowsWithout('types')),
      majors: majors.counts,
      majors_known: majors.known,
      majors_grouped: majors.grouped,
      mentors: rowsWithout('mentors').copy().intersect(this.#mentors).count(),
      known: {
        settings: this.#countKnown('settings', rowsWithout('settings')),
        tests: this.#countKnown('tests', rowsWithout('tests')),
        missions: this.#countKnown('missions', rowsWithout('missions')),
      },
      settings: this.#countChoices('settings', rowsWithout('settings')),
      tests: this.#countChoices('tests', rowsWithout('tests')),
      missions: this.#countChoices('missions', rowsWithout('missions')),
      ...mapFigures((figure) => this.#toHistogram(figure, rowsWithout(figure))),
      hidden: {
        ...mapFigures((figure) => this.#countUnreported(figure, rowsWithout(figure), all)),
        majors: this.#countUnknownMajors(majorBitmask(filters.majors ?? []), rowsWithout('majors'), all),
      },
      without:
        total > 0
          ? []
          : FILTER_NAMES.flatMap((filter) => {
              const count = rowsWithout(filter).count();
              return count > 0 ? [{ filter, total: count }] : [];
            }),
    };
  }

  /** Returns the rows that pass each filter that is set. */
  #listPassing(filters: CollegeFilters, answers: RowSet | null): Map<FilterName, RowSet> {
    const { columns } = this;
    const { query, states, types, majors, unreported = [] } = filters;
    const findPassing = (figure: ScaledFigure): RowSet | null => {
      const [least, most] = [filters[`${figure}_min`], filters[`${figure}_max`]];
      return least === undefined && most === undefined
        ? null
        : findInRange(columns.figures[figure], least, most, unreported.includes(figure));
    };
    const findWithChoice = (filter: ChoiceFilter): RowSet | null => {
      const bits = choiceBitmask(filter, filters[filter] ?? []);
      return bits === 0 ? null : collectRows(columns.size, (row) => (columns.choices[filter][row]! & bits) !== 0);
    };
    const passing: Readonly<Record<FilterName, RowSet | null>> = {
      q: query === null ? new RowSet(columns.size) : answers,
      states: states?.length ? uniteRows(columns.size, columns.rowsByState, states) : null,
      types: types?.length ? uniteRows(columns.size, columns.rowsByKind, types) : null,
      majors: majors?.length ? this.#findMajors(majorBitmask(majors), unreported.includes('majors')) : null,
      ...mapFigures(findPassing),
      settings: findWithChoice('settings'),
      tests: findWithChoice('tests'),
      missions: findWithChoice('missions'),
      mentors: filters.mentors ? this.#mentors : null,
    };
    return new Map(FILTER_NAMES.flatMap((name) => (passing[name] ? [[name, passing[name]] as const] : [])));
  }

  #findMajors(bits: number, includesUnknown: boolean): RowSet {
    const { majors, unknownMajors, size } = this.columns;
    return collectRows(size, (row) => ((majors[row]! | (includesUnknown ? unknownMajors[row]! : 0)) & bits) !== 0);
  }

  #countMajors(rows: RowSet): { counts: MajorCount[]; known: number; grouped: number } {
    const { majors, unknownMajors } = this.columns;
    const [offered, unknown] = [new Int32Array(MAJORS.length), new Int32Array(MAJORS.length)];
    let known = 0;
    let grouped = 0;
    rows.forEach((row) => {
      if (unknownMajors[row] !== ALL_MAJORS_BITMASK) {
        known++;
        if (unknownMajors[row] !== 0) grouped++;
      }
      countBitsInto(offered, majors[row]!);
      countBitsInto(unknown, unknownMajors[row]! & ~majors[row]!);
    });
    const counts = MAJORS.map((value, at) => ({ value, count: offered[at]!, unknown: unknown[at]! }));
    return { counts, known, grouped };
  }

  #countChoices(filter: ChoiceFilter, rows: RowSet): ValueCount[] {
    const counts = new Int32Array(FILTER_CHOICES[filter].length);
    rows.forEach((row) => countBitsInto(counts, this.columns.choices[filter][row]!));
    return FILTER_CHOICES[filter].map((value, at) => ({ value, count: counts[at]! }));
  }

  #countKnown(filter: ChoiceFilter, rows: RowSet): number {
    let known = 0;
    rows.forEach((row) => void (known += Number(this.columns.choices[filter][row] !== 0)));
    return known;
  }

  #toHistogram(figure: ScaledFigure, rows: RowSet): Histogram {
    const values = this.columns.figures[figure];
    const counts = new Map<number | null, number>();
    rows.forEach((row) => {
      const bar = Number.isNaN(values[row]) ? null : barIndex(figure, values[row]!);
      counts.set(bar, (counts.get(bar) ?? 0) + 1);
    });
    return toHistogram(
      figure,
      [...counts].map(([bar, count]) => ({ bar, count })),
    );
  }

  /** Counts the rows that only this filter excludes, because the figure is unknown. */
  #countUnreported(figure: ScaledFigure, withoutFilter: RowSet, all: RowSet): number {
    const values = this.columns.figures[figure];
    let count = 0;
    if (withoutFilter !== all)
      withoutFilter.forEach((row) => void (count += Number(Number.isNaN(values[row]) && !all.has(row))));
    return count;
  }

  #countUnknownMajors(bits: number, withoutFilter: RowSet, all: RowSet): number {
    const { unknownMajors } = this.columns;
    let count = 0;
    if (withoutFilter !== all)
      withoutFilter.forEach((row) => void (count += Number((unknownMajors[row]! & bits) !== 0 && !all.has(row))));
    return count;
  }
}

/** Returns a value for each figure that colleges can be filtered by. */
const mapFigures = <T>(of: (figure: ScaledFigure) => T): Record<ScaledFigure, T> => ({
  tuition: of('tuition'),
  acceptance: of('acceptance'),
  enrollment: of('enrollment'),
  net_price: of('net_price'),
  graduation: of('graduation'),
  retention: of('retention'),
  earnings: of('earnings'),
  debt: of('debt'),
});

function uniteRows(size: number, groups: ReadonlyMap<string, RowSet>, values: readonly string[]): RowSet {
  const rows = new RowSet(size);
  for (const value of values) {
    const group = groups.get(value);
    if (group) rows.unite(group);
  }
  return rows;
}

function findInRange(values: Float64Array, least = -Infinity, most = Infinity, includesUnknown = false): RowSet {
  return collectRows(values.length, (row) => {
    const value = values[row]!;
    return Number.isNaN(value) ? includesUnknown : value >= least && value <= most;
  });
}

function countValues(values: readonly string[], ofRows: readonly string[], rows: RowSet): ValueCount[] {
  const counts = new Map(values.map((value) => [value, 0]));
  rows.forEach((row) => void counts.set(ofRows[row]!, (counts.get(ofRows[row]!) ?? 0) + 1));
  return values.map((value) => ({ value, count: counts.get(value)! }));
}

/** Adds one to the count of each bit that is set. */
function countBitsInto(counts: Int32Array, bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) counts[31 - Math.clz32(rest & -rest)]!++;
}

const toNullable = (value: number): number | null => (Number.isNaN(value) ? null : value);
