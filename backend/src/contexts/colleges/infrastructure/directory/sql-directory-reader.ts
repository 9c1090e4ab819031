import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import type {
  CollegeDetailView,
  CollegeListPage,
  CollegeView,
  PageRequest,
  RankedBy,
} from '../../application/directory/ports/college-reader';
import {
  type CollegeFiguresView,
  type CollegeFilters,
  DirectoryReader,
  type FacetsView,
  type PlaceView,
  type PointsView,
  type PricesView,
  type Sorting,
} from '../../application/directory/ports/directory-reader';
import type { FigureName } from '../../domain/catalogue/federal/federal-figures';
import { type Coordinates, normalizePlacePrefix, UnknownPlace } from '../../domain/catalogue/places';
import { type DetailWithMedians, toCollegeDetailView, toCollegeFiguresView, DETAIL_SQL } from './college-detail';
import { PRICES_SQL, type PriceRow, toPricesView } from './college-prices';
import { toFigureMedians } from './college-figures';
import { toFacetsView, type FacetsRow, facetsStatement } from './directory-facets';
import { pageStatement, pointsStatement } from './directory-page';
import { type FallbackSearch, findWithFallback, markAsSimilar } from './search-fallback';
import { correctSpelling } from './search-spelling-sql';
import { addDistance, addMatch, type SearchHit } from './search-statement';

interface PageFigures {
  readonly beside: {
    readonly total: number;
    readonly hit?: SearchHit;
    /** Null if the place is unknown. */
    readonly near?: Coordinates | null;
    readonly ranked_by?: RankedBy;
  };
}
type CollegeRow = CollegeView & PageFigures;
/** Beyond the last page, a row without a college. */
type PageRow = CollegeRow | ({ readonly id: null } & PageFigures);

const MAX_PLACES = 8;

@Injectable()
export class SqlDirectoryReader extends DirectoryReader {
  constructor(private readonly db: ReadDatabase) {
    super();
  }

  list(filters: CollegeFilters, sorting: Sorting, request: PageRequest): Promise<CollegeListPage> {
    return this.#findWithFallback(
      filters,
      ({ total }) => total,
      async (query, otherSearch) => {
        const { sql, values } = pageStatement(query, sorting, request);
        const rows = await this.db.query<PageRow>(sql, values);
        if (rows[0]?.beside.near === null) throw new UnknownPlace();
        const items = rows.flatMap((row) => (row.id === null ? [] : [toCollegeView(row, query.query)]));
        return { items: otherSearch ? markAsSimilar(otherSearch, items) : items, total: rows[0]?.beside.total ?? 0 };
      },
    );
  }

  countFacets(filters: CollegeFilters): Promise<FacetsView> {
    return this.#findWithFallback(
      filters,
      ({ total }) => total,
      async (query) => {
        const { sql, values } = facetsStatement(query);
        const [row] = await this.db.query<FacetsRow>(sql, values);
        return toFacetsView(row!);
      },
    );
  }

  listPoints(filters: CollegeFilters): Promise<PointsView> {
    return this.#findWithFallback(
      filters,
      ({ id, unplaced }) => id.length + unplaced,
      async (query) => {
        const { sql, values } = pointsStatement(query);
        const [points] = await this.db.query<PointsView>(sql, values);
        return points!;
      },
    );
  }

  async listPrices(): Promise<PricesView> {
    return toPricesView(await this.db.query<PriceRow>(PRICES_SQL));
  }

  async listPlaces(input: string): Promise<readonly PlaceView[]> {
    const beginning = normalizePlacePrefix(input);
    if (beginning === '') return [];
    return this.db.query<PlaceView>(
      `SELECT name, latitude, longitude FROM (
         SELECT *, label LIKE $1 || '%' OR long_label LIKE $1 || '%' AS begins FROM colleges.places) p
       WHERE begins OR label LIKE '% ' || $1 || '%' OR long_label LIKE '% ' || $1 || '%'
       ORDER BY begins DESC, students DESC, name COLLATE "C" LIMIT ${MAX_PLACES}`,
      [beginning],
    );
  }

  async listDetails(ids: readonly number[]): Promise<readonly CollegeDetailView[]> {
    const rows = await this.db.query<DetailWithMedians>(DETAIL_SQL, [ids]);
    return rows.map(({ figure_medians, ...college }) => toCollegeDetailView(college, toFigureMedians(figure_medians)));
  }

  async listFigures(ids: readonly number[], names: readonly FigureName[]): Promise<readonly CollegeFiguresView[]> {
    const rows = await this.db.query<DetailWithMedians>(DETAIL_SQL, [ids]);
    return rows.map(({ figure_medians, ...college }) =>
      toCollegeFiguresView(college, toFigureMedians(figure_medians), names),
    );
  }

  /** If there are no results, reads again with a similar search text. */
  async #findWithFallback<T>(
    filters: CollegeFilters,
    getTotal: (answer: T) => number,
    read: (filters: CollegeFilters, otherSearch: FallbackSearch | null) => Promise<T>,
  ): Promise<T> {
    if (!filters.query) return read(filters, null);
    return findWithFallback(
      filters.query,
      (misspelled) => correctSpelling(this.db, misspelled),
      (answer) => getTotal(answer) > 0,
      (query, otherSearch) => read({ ...filters, query }, otherSearch),
    );
  }
}

function toCollegeView({ beside, ...college }: CollegeRow, query: CollegeFilters['query']): CollegeView {
  const view = beside.ranked_by ? { ...college, ranked_by: beside.ranked_by } : college;
  const found = query && beside.hit ? addMatch(query, view, beside.hit) : view;
  return beside.near ? addDistance(found, beside.near) : found;
}
