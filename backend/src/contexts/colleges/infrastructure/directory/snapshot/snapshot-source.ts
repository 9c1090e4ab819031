import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../../shared/infrastructure/typeorm/unit-of-work';
import type { CatalogueCount, CollegeView } from '../../../application/directory/ports/college-reader';
import { COMPARED_FIGURES, type ComparedFigure } from '../../../domain/catalogue/figures';
import {
  type DetailRow,
  DETAIL_COLUMNS_SQL,
  DETAIL_JOINS_SQL,
  type FigureValues,
  type StoredDetails,
} from '../college-detail';
import { type FigureMedians, type MedianRow, MEDIANS_SQL, toFigureMedians } from '../college-figures';
import { zipAreasSql } from '../zip-areas';
import type { SnapshotPlace, SnapshotZipArea } from './snapshot-places';

/** Identifies the state of the catalog: each part is replaced when it changes, and never has an earlier value again. */
export interface CatalogVersion {
  /** The colleges and everything derived from them. */
  readonly content: string;
  /** The numbers of alumni and of interested people. */
  readonly counts: string;
}

/** The numbers about a college that change without the college itself. */
export interface CollegeCounts {
  readonly alumni: number;
  readonly has_mentors: boolean;
  /** People who viewed or saved it. */
  readonly people: number;
}

/** A college as the search, the directory and its page need it. Lists of words are separated by spaces. */
interface LoadedRow extends DetailRow, CollegeCounts {
  readonly search_name: string;
  readonly standing: number;
  /** The label of its place; null in a catalog that an earlier version wrote. */
  readonly town: string | null;
  readonly name_words: string;
  readonly place_words: string;
  readonly all_words: string;
  readonly nicknames: string;
  readonly kinds: string;
  readonly keys: readonly { readonly kind: AliasKind; readonly key: string }[];
  readonly sort_name: string;
  readonly branch: boolean;
  readonly short: boolean;
  readonly major_bits: number;
  readonly unknown_bits: number;
  /** Percent. */
  readonly acceptance: number | null;
  /** Percent. */
  readonly graduation: number | null;
  readonly demand: number | null;
  readonly net_price: number | null;
  /** Percent. */
  readonly retention: number | null;
  readonly earnings: number | null;
  readonly debt: number | null;
  /** OPEID6: campuses with the same one share debt and earnings. */
  readonly family: string | null;
  readonly settings: number;
  readonly tests: number;
  readonly missions: number;
}

export type AliasKind = 'curated' | 'federal' | 'initials';

/** What only the page of a college shows. */
export type CollegeDetails = Omit<StoredDetails, keyof CollegeView>;

/** A college, separated into its parts. */
export interface SnapshotCollege {
  readonly view: CollegeView;
  readonly details: CollegeDetails;
  readonly entry: Omit<LoadedRow, keyof DetailRow>;
}

/** Everything that a snapshot contains. */
export interface SnapshotData {
  readonly version: CatalogVersion;
  /** Larger ones first, branches last: by standing, then by ID. */
  readonly colleges: readonly SnapshotCollege[];
  /** Larger ones first. */
  readonly places: readonly SnapshotPlace[];
  readonly zipAreas: readonly SnapshotZipArea[];
  readonly medians: FigureMedians;
  readonly state: CatalogueCount | null;
}

/** Few, because reading a page must not hold up requests. */
const COLLEGES_PER_PAGE = 200;

/** The page is limited before the joins, so that the last page costs as much as the first. */
const LOAD_SQL = `
  SELECT ${DETAIL_COLUMNS_SQL},
    e.name AS search_name, e.standing, e.town,
    coalesce(array_to_string(tsvector_to_array(e.names), ' '), '') AS name_words,
    coalesce(array_to_string(tsvector_to_array(e.place), ' '), '') AS place_words,
    coalesce(array_to_string(tsvector_to_array(e.everything), ' '), '') AS all_words,
    coalesce(array_to_string(tsvector_to_array(e.nicknames), ' '), '') AS nicknames,
    coalesce(array_to_string(tsvector_to_array(e.kinds), ' '), '') AS kinds,
    ARRAY(SELECT json_build_object('kind', k.kind, 'key', k.key)
          FROM colleges.college_aliases k WHERE k.college_id = c.id) AS keys,
    d.sort_name, d.branch, d.short, d.majors AS major_bits, d.unknown_majors AS unknown_bits, d.acceptance,
    d.graduation, d.demand, d.net_price, d.retention, d.earnings, d.debt, d.family, d.settings, d.tests, d.missions,
     d.alumni, d.has_mentors, d.people
  FROM (SELECT * FROM colleges.directory_entries
        WHERE college_id > $1 ORDER BY college_id LIMIT ${COLLEGES_PER_PAGE}) d
  JOIN colleges.colleges c ON c.id = d.college_id
  JOIN colleges.search_entries e ON e.college_id = c.id
  ${DETAIL_JOINS_SQL}
  ORDER BY c.id`;

/** Reads what a snapshot contains from the primary, in one state of the database. */
@Injectable()
export class SnapshotSource {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @returns null for a database without the catalog's version, which no snapshot can be compared with */
  async readVersion(): Promise<CatalogVersion | null> {
    const [version] = await this.unitOfWork.query<CatalogVersion>(
      'SELECT content::text AS content, counts::text AS counts FROM colleges.catalog_version',
    );
    return version ?? null;
  }

  /**
   * Reads all colleges, in pages between which other work of the process continues.
   * @param stop ends the reading after the current page; the promise is then rejected with its reason
   */
  load(stop?: AbortSignal): Promise<SnapshotData | null> {
    return this.#readConsistently(async () => {
      const version = await this.readVersion();
      if (!version) return null;
      const places = await this.unitOfWork.query<SnapshotPlace>(
        `SELECT name, city, state, label, long_label AS "longLabel", latitude, longitude
         FROM colleges.places ORDER BY students DESC, name COLLATE "C"`,
      );
      const zipAreas = await this.unitOfWork.query<SnapshotZipArea>(zipAreasSql());
      const [state] = await this.unitOfWork.query<CatalogueCount>(
        'SELECT colleges AS count, main_campuses, source, release FROM colleges.catalogue_state',
      );
      const medians = toFigureMedians(await this.unitOfWork.query<MedianRow>(MEDIANS_SQL));
      return { version, places, zipAreas, medians, state: state ?? null, colleges: await this.#listColleges(stop) };
    });
  }

  /** Reads the counts of all colleges that have any, by the ID of the college. */
  loadCounts(): Promise<{ version: CatalogVersion; counts: ReadonlyMap<number, CollegeCounts> } | null> {
    return this.#readConsistently(async () => {
      const version = await this.readVersion();
      if (!version) return null;
      const rows = await this.unitOfWork.query<CollegeCounts & { id: number }>(
        `SELECT college_id AS id, alumni, has_mentors, people FROM colleges.directory_entries
         WHERE alumni > 0 OR has_mentors OR people > 0`,
      );
      return { version, counts: new Map(rows.map(({ id, ...counts }) => [id, counts])) };
    });
  }

  #readConsistently<T>(read: () => Promise<T>): Promise<T> {
    return this.unitOfWork.runDetached(() =>
      this.unitOfWork.run(async () => {
        await this.unitOfWork.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
        return read();
      }),
    );
  }

  async #listColleges(stop?: AbortSignal): Promise<SnapshotCollege[]> {
    const colleges: SnapshotCollege[] = [];
    const shared = new SharedValues();
    for (let after = 0; ;) {
      stop?.throwIfAborted();
      const rows = await this.unitOfWork.query<LoadedRow>(LOAD_SQL, [after]);
      for (const row of rows) colleges.push(toSnapshotCollege(row, shared));
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
    return colleges.sort((one, other) => other.entry.standing - one.entry.standing || one.view.id - other.view.id);
  }
}

/** Values that many colleges have in common, so that the snapshot contains them once. */
class SharedValues {
  readonly #texts = new Map<string, string>();
  readonly #medians = new Map<string, FigureValues | null>();

  text<T extends string | null>(value: T): T {
    if (value === null) return value;
    const known = this.#texts.get(value);
    if (known !== undefined) return known as T;
    this.#texts.set(value, value);
    return value;
  }

  texts<T extends string>(values: readonly T[]): T[] {
    return values.map((value) => this.text(value));
  }

  medians(type: string, values: FigureValues | null): FigureValues | null {
    if (!this.#medians.has(type)) this.#medians.set(type, values && pickFigures(values));
    return this.#medians.get(type)!;
  }
}

/** Separates the parts of a row, without the columns of a table that nothing shows. */
function toSnapshotCollege(row: LoadedRow, shared: SharedValues): SnapshotCollege {
  const { search_name, standing, town, name_words, place_words, all_words, nicknames, kinds, keys, ...rest } = row;
  const { sort_name, branch, short, major_bits, unknown_bits, acceptance, graduation, demand, ...official } = rest;
  const { net_price, retention, earnings, debt, family, settings, tests, missions, ...counted } = official;
  const { alumni, has_mentors, people, ...detail } = counted;
  const { net_price_calculator_url, updated_at, release, edited_fields, federal, edited_at, ...others } = detail;
  const { majors, unknown_majors, majors_source, aliases, campuses, compared, medians, percentiles, ...noted } = others;
  const { facts, figure_values, pooled_with, has_namesake, changes, ...view } = noted;
  return {
    view: {
      ...view,
      city: shared.text(view.city),
      state: shared.text(view.state),
      type: shared.text(view.type),
      level: shared.text(view.level),
    },
    details: {
      net_price_calculator_url,
      updated_at,
      release: shared.text(release),
      edited_fields,
      federal: pickFigures(federal),
      edited_at,
      majors: shared.texts(majors),
      unknown_majors: shared.texts(unknown_majors),
      majors_source: shared.text(majors_source),
      aliases,
      campuses,
      compared,
      medians: shared.medians(view.type, medians),
      percentiles: percentiles && pickFigures(percentiles),
      facts,
      // A typed array needs a third of the memory of an array with nulls.
      figure_values: figure_values && Float64Array.from(figure_values, (value) => value ?? Number.NaN),
      pooled_with,
      has_namesake,
      changes,
    },
    entry: {
      search_name,
      standing,
      town,
      name_words,
      place_words,
      all_words,
      nicknames,
      kinds,
      keys,
      sort_name,
      branch,
      short,
      major_bits,
      unknown_bits,
      acceptance,
      graduation,
      demand,
      net_price,
      retention,
      earnings,
      debt,
      family,
      settings,
      tests,
      missions,
      alumni,
      has_mentors,
      people,
    },
  };
}

function pickFigures<T extends Partial<FigureValues>>(values: T): T {
  return Object.fromEntries(COMPARED_FIGURES.map((figure: ComparedFigure) => [figure, values[figure] ?? null])) as T;
}
