import {
  type CatalogueCount,
  type CollegeDetailView,
  type CollegeListPage,
  CollegeReader,
  type CollegeView,
  type PageRequest,
  type RankedBy,
} from '../../../application/directory/ports/college-reader';
import {
  type CollegeFiguresView,
  type CollegeFilters,
  DirectoryReader,
  type FacetsView,
  type PlaceView,
  type PointsView,
  type PricesView,
  type Sorting,
} from '../../../application/directory/ports/directory-reader';
import type { FigureName } from '../../../domain/catalogue/federal/federal-figures';
import { findSimilarColleges } from '../../../domain/catalogue/similar-colleges';
import { normalizePlacePrefix, UnknownPlace } from '../../../domain/catalogue/places';
import type { MatchClass } from '../../../domain/search/search-match';
import type { SearchQuery } from '../../../domain/search/search-query';
import { toCollegeDetailView, toCollegeFiguresView } from '../college-detail';
import {
  isRankedBySeparateValue,
  MAX_COUNTED_ENTRIES,
  POOLED_SORTS,
  type RankedSort,
  resolveDirection,
} from '../directory-page';
import { type FallbackSearch, findWithFallback, markAsSimilar } from '../search-fallback';
import { addDistance, addMatch, MAX_COUNTED_ANSWERS } from '../search-statement';
import type { CatalogSnapshot } from './catalog-snapshot';
import type { RowSet } from './row-set';
import { SnapshotAnswers } from './snapshot-answers';

/** Reads a snapshot of the catalog instead of the database. */
export class SnapshotCollegeReader extends CollegeReader {
  /** @param database for colleges that the snapshot doesn't contain, such as closed ones */
  constructor(
    private readonly snapshot: CatalogSnapshot,
    private readonly database: CollegeReader,
  ) {
    super();
  }

  listMatches(query: SearchQuery, page: PageRequest): Promise<CollegeListPage> {
    return this.snapshot.recentLists.get(['matches', query, page], () => this.#findMatches(query, page));
  }

  listFeatured(): Promise<readonly CollegeView[]> {
    return Promise.resolve(this.snapshot.listFeatured());
  }

  listPopular(limit: number): Promise<readonly CollegeView[]> {
    return Promise.resolve(this.snapshot.listPopular(limit));
  }

  count(): Promise<CatalogueCount> {
    return Promise.resolve(this.snapshot.state);
  }

  async get(id: number): Promise<CollegeDetailView> {
    return toDetailView(this.snapshot, id) ?? this.database.get(id);
  }

  async listSimilar(id: number): Promise<readonly CollegeView[]> {
    const row = this.snapshot.findRow(id);
    if (row === undefined) return this.database.listSimilar(id);
    const { items } = await this.snapshot.recentLists.get(['similar', id], () => {
      const similar = findSimilarColleges(this.snapshot.getComparable(row), this.snapshot.mainCampuses);
      const found = similar.map((one) => this.snapshot.getView(this.snapshot.findRow(one)!));
      return Promise.resolve({ items: found, total: found.length });
    });
    return items;
  }

  #findMatches(query: SearchQuery, { limit, offset }: PageRequest): Promise<CollegeListPage> {
    return findWithFallback(
      query,
      (misspelled) => this.snapshot.search.correctSpelling(misspelled),
      ({ total }) => total > 0,
      (search, fallback) => {
        const answers = new SnapshotAnswers(this.snapshot.search, search);
        const items = answers
          .listBest(offset + limit, null)
          .slice(offset)
          .map(({ row, matchClass }) => toFoundCollege(this.snapshot, answers, row, matchClass));
        return {
          items: fallback ? markAsSimilar(fallback, items) : items,
          total: Math.min(answers.rows.count(), MAX_COUNTED_ANSWERS),
        };
      },
    );
  }
}

/** Reads a snapshot of the catalog instead of the database. */
export class SnapshotDirectoryReader extends DirectoryReader {
  /** @param database for colleges that the snapshot doesn't contain, such as closed ones */
  constructor(
    private readonly snapshot: CatalogSnapshot,
    private readonly database: DirectoryReader,
  ) {
    super();
  }

  list(filters: CollegeFilters, sorting: Sorting, page: PageRequest): Promise<CollegeListPage> {
    return this.snapshot.recentLists.get(['list', filters, sorting, page], () => this.#list(filters, sorting, page));
  }

  countFacets(filters: CollegeFilters): Promise<FacetsView> {
    return this.#findWithFallback(
      filters,
      ({ total }) => total,
      (answers) => this.snapshot.directory.countFacets(filters, answers?.rows ?? null),
    );
  }

  listPoints(filters: CollegeFilters): Promise<PointsView> {
    const { directory } = this.snapshot;
    return this.#findWithFallback(
      filters,
      ({ id, unplaced }) => id.length + unplaced,
      (answers) => directory.listPoints(directory.find(filters, answers?.rows ?? null)),
    );
  }

  listPrices(): Promise<PricesView> {
    return Promise.resolve(this.snapshot.prices);
  }

  listPlaces(input: string): Promise<readonly PlaceView[]> {
    const beginning = normalizePlacePrefix(input);
    return Promise.resolve(beginning === '' ? [] : this.snapshot.places.list(beginning));
  }

  async listDetails(ids: readonly number[]): Promise<readonly CollegeDetailView[]> {
    const details = [...new Set(ids)].map((id) => toDetailView(this.snapshot, id));
    return details.every((one) => one !== null) ? details : this.database.listDetails(ids);
  }

  async listFigures(ids: readonly number[], names: readonly FigureName[]): Promise<readonly CollegeFiguresView[]> {
    const { snapshot } = this;
    const rows = [...new Set(ids)].map((id) => snapshot.findRow(id));
    if (!rows.every((row) => row !== undefined)) return this.database.listFigures(ids, names);
    return rows.map((row) =>
      toCollegeFiguresView({ ...snapshot.getView(row), ...snapshot.getDetails(row) }, snapshot.medians, names),
    );
  }

  async #list(filters: CollegeFilters, { by, order, near }: Sorting, page: PageRequest): Promise<CollegeListPage> {
    const { directory, places } = this.snapshot;
    const place = near && places.find(near);
    if (place === null) throw new UnknownPlace();
    return this.#findWithFallback(
      filters,
      ({ total }) => total,
      (answers, fallback) => {
        if (answers && !by) return this.#listBestMatches(filters, answers, fallback, page, place);
        const rows = directory.find(filters, answers?.rows ?? null);
        const direction = resolveDirection(by ?? 'name', order);
        const sorted =
          by === 'distance'
            ? directory.sortByDistance(rows, place!, direction, page)
            : directory.sort(rows, by ?? 'name', direction, page);
        const items = sorted.map((row) => {
          const college = answers
            ? toFoundCollege(this.snapshot, answers, row, answers.getMatchClass(row))
            : this.snapshot.getView(row);
          return by && isRankedBySeparateValue(by) ? { ...college, ranked_by: this.#toRankedBy(row, by) } : college;
        });
        return toListPage(items, rows, fallback, place);
      },
    );
  }

  #toRankedBy(row: number, by: RankedSort): RankedBy {
    return {
      value: this.snapshot.directory.findRankedValue(row, by),
      measured_together: POOLED_SORTS.has(by) && this.snapshot.getDetails(row).pooled_with.length > 0,
    };
  }

  #listBestMatches(
    filters: CollegeFilters,
    answers: SnapshotAnswers,
    fallback: FallbackSearch | null,
    { limit, offset }: PageRequest,
    place: Parameters<typeof toListPage>[3],
  ): CollegeListPage {
    const allowed = this.snapshot.directory.find(filters, null);
    const items = answers
      .listBest(offset + limit, allowed)
      .slice(offset)
      .map(({ row, matchClass }) => toFoundCollege(this.snapshot, answers, row, matchClass));
    return toListPage(items, allowed.intersect(answers.rows), fallback, place);
  }

  /** If there are no results, reads again with a similar search text. */
  async #findWithFallback<T>(
    filters: CollegeFilters,
    getTotal: (answer: T) => number,
    read: (answers: SnapshotAnswers | null, fallback: FallbackSearch | null) => T,
  ): Promise<T> {
    if (!filters.query) return read(null, null);
    const { search } = this.snapshot;
    return findWithFallback(
      filters.query,
      (query) => search.correctSpelling(query),
      (answer) => getTotal(answer) > 0,
      (query, fallback) => read(new SnapshotAnswers(search, query), fallback),
    );
  }
}

function toListPage(
  colleges: readonly CollegeView[],
  rows: RowSet,
  fallback: FallbackSearch | null,
  near: Parameters<typeof addDistance>[1] | undefined,
): CollegeListPage {
  const items = near ? colleges.map((college) => addDistance(college, near)) : colleges;
  return {
    items: fallback ? markAsSimilar(fallback, items) : items,
    total: Math.min(rows.count(), MAX_COUNTED_ENTRIES),
  };
}

function toFoundCollege(
  snapshot: CatalogSnapshot,
  { query, center }: SnapshotAnswers,
  row: number,
  matchClass: MatchClass,
): CollegeView {
  const { aliases, majors } = snapshot.getDetails(row);
  return addMatch(query, snapshot.getView(row), { match_class: matchClass, aliases, majors, center });
}

/** Returns the page of a college; null if it isn't an open college of the catalog. */
export function toDetailView(snapshot: CatalogSnapshot, id: number): CollegeDetailView | null {
  const row = snapshot.findRow(id);
  if (row === undefined) return null;
  return toCollegeDetailView({ ...snapshot.getView(row), ...snapshot.getDetails(row) }, snapshot.medians);
}
