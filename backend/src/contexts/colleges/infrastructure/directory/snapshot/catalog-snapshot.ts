import type { CatalogueCount, CollegeListPage, CollegeView } from '../../../application/directory/ports/college-reader';
import { FEATURED_IPEDS_IDS, POPULAR_FALLBACK_IPEDS_IDS } from '../../catalogue/starter-colleges';
import type { ComparableCollege } from '../../../domain/catalogue/similar-colleges';
import { FIGURE_NAMES } from '../../../domain/catalogue/federal/federal-figures';
import type { PricesView } from '../../../application/directory/ports/directory-reader';
import { type FigureMedians, findFigureValue } from '../college-figures';
import { toPricesView } from '../college-prices';
import { toComparedAward } from '../similar-colleges-sql';
import { RecentAnswers } from './recent-answers';
import { buildDirectory, type SnapshotDirectory } from './snapshot-directory';
import { SnapshotPlaces } from './snapshot-places';
import { buildSearch, type SnapshotSearch } from './snapshot-search';
import type { CatalogVersion, CollegeCounts, CollegeDetails, SnapshotData } from './snapshot-source';

/** IDs of branches are longer. */
const MAX_MAIN_CAMPUS_ID = 999_999;
const NET_PRICE_INDEX = FIGURE_NAMES.indexOf('net_price');
const NO_COUNTS: CollegeCounts = { alumni: 0, has_mentors: false, people: 0 };
const NO_COLLEGES: CatalogueCount = { count: 0, main_campuses: 0, source: 'starter', release: null };

interface SnapshotParts {
  readonly version: CatalogVersion;
  /** By row, like the details. */
  readonly views: readonly CollegeView[];
  readonly details: readonly CollegeDetails[];
  readonly rowsById: ReadonlyMap<number, number>;
  readonly search: SnapshotSearch;
  readonly directory: SnapshotDirectory;
  readonly places: SnapshotPlaces;
  readonly medians: FigureMedians;
  readonly state: CatalogueCount;
}

/** Reads the rows of a snapshot in steps between which other work of the process continues. */
export async function buildSnapshot({
  version,
  colleges,
  places,
  zipAreas,
  medians,
  state,
}: SnapshotData): Promise<CatalogSnapshot> {
  const snapshotPlaces = new SnapshotPlaces(places, zipAreas);
  return new CatalogSnapshot({
    version,
    views: colleges.map(({ view }) => view),
    details: colleges.map(({ details }) => details),
    rowsById: new Map(colleges.map(({ view }, row) => [view.id, row])),
    search: await buildSearch(colleges, snapshotPlaces),
    directory: await buildDirectory(colleges),
    places: snapshotPlaces,
    medians,
    state: state ?? NO_COLLEGES,
  });
}

/** The open colleges of the catalog in one version, in memory. It never changes. */
export class CatalogSnapshot {
  /** Lists that were asked for before: most people type and choose the same. */
  readonly recentLists = new RecentAnswers<CollegeListPage>();

  #prices?: PricesView;
  #mainCampuses?: readonly ComparableCollege[];

  constructor(private readonly parts: SnapshotParts) {}

  get version(): CatalogVersion {
    return this.parts.version;
  }

  get search(): SnapshotSearch {
    return this.parts.search;
  }

  get directory(): SnapshotDirectory {
    return this.parts.directory;
  }

  get places(): SnapshotPlaces {
    return this.parts.places;
  }

  get medians(): FigureMedians {
    return this.parts.medians;
  }

  get state(): CatalogueCount {
    return this.parts.state;
  }

  /** Calculated when they are first needed. */
  get prices(): PricesView {
    const { views, details } = this.parts;
    return (this.#prices ??= toPricesView(
      [...this.parts.rowsById]
        .sort(([one], [other]) => one - other)
        .map(([id, row]) => ({ ...details[row]!, id, type: views[row]!.type })),
    ));
  }

  /** The main campuses, as they are compared. Calculated when they are first needed. */
  get mainCampuses(): readonly ComparableCollege[] {
    return (this.#mainCampuses ??= [...this.parts.views.keys()]
      .filter((row) => this.getView(row).ipeds_id <= MAX_MAIN_CAMPUS_ID)
      .map((row) => this.getComparable(row)));
  }

  /** Returns what a college is compared by, with the same values as the statements for the database. */
  getComparable(row: number): ComparableCollege {
    const { id, type, state, latitude, longitude, enrollment, admission_rate, open_admission } = this.getView(row);
    const { facts, figure_values, pooled_with } = this.getDetails(row);
    return {
      id,
      award: toComparedAward(facts?.predominant_award ?? null),
      type,
      state,
      latitude,
      longitude,
      enrollment,
      admission_rate,
      open_admission,
      net_price: findFigureValue(figure_values, NET_PRICE_INDEX),
      pool: pooled_with.length === 0 ? null : this.#findPool(row, pooled_with),
    };
  }

  /** Campuses that are measured together list each other, so the lowest ID of a main campus identifies them. */
  #findPool(row: number, pooledWith: readonly number[]): string {
    const { id, ipeds_id } = this.getView(row);
    return String(Math.min(...pooledWith, ...(ipeds_id <= MAX_MAIN_CAMPUS_ID ? [id] : [])));
  }

  getView(row: number): CollegeView {
    return this.parts.views[row]!;
  }

  getDetails(row: number): CollegeDetails {
    return this.parts.details[row]!;
  }

  /** The IDs of all colleges, in ascending order. */
  get ids(): readonly number[] {
    return [...this.parts.rowsById.keys()].sort((one, other) => one - other);
  }

  /** Returns the row of a college; undefined if it isn't an open college of the catalog. */
  findRow(id: number): number | undefined {
    return this.parts.rowsById.get(id);
  }

  listFeatured(): CollegeView[] {
    return this.#findByIpedsIds(FEATURED_IPEDS_IDS);
  }

  listPopular(limit: number): CollegeView[] {
    const viewed = this.directory.popularRows.slice(0, limit).map((row) => this.getView(row));
    return [...new Set([...viewed, ...this.#findByIpedsIds(POPULAR_FALLBACK_IPEDS_IDS)])].slice(0, limit);
  }

  /** Returns the snapshot of a version that differs only in its counts; colleges without an entry have none. */
  withCounts(version: CatalogVersion, counts: ReadonlyMap<number, CollegeCounts>): CatalogSnapshot {
    const { views, directory } = this.parts;
    return new CatalogSnapshot({
      ...this.parts,
      version,
      views: views.map((view) => {
        const { alumni } = counts.get(view.id) ?? NO_COUNTS;
        return alumni === view.alumniCount ? view : { ...view, alumniCount: alumni };
      }),
      directory: directory.withCounts(views.map(({ id }) => counts.get(id) ?? NO_COUNTS)),
    });
  }

  #findByIpedsIds(ipedsIds: readonly number[]): CollegeView[] {
    const found = new Map(this.parts.views.filter(({ ipeds_id }) => ipedsIds.includes(ipeds_id)).map(byIpedsId));
    return ipedsIds.flatMap((ipedsId) => found.get(ipedsId) ?? []);
  }
}

const byIpedsId = (view: CollegeView): [number, CollegeView] => [view.ipeds_id, view];
