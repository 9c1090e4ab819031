import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import {
  type CatalogueCount,
  type CollegeDetailView,
  CollegeReader,
  type CollegeListPage,
  type CollegeView,
  type PageRequest,
} from '../../application/directory/ports/college-reader';
import { CollegeNotFound } from '../../domain/catalogue/errors';
import type { SearchQuery } from '../../domain/search/search-query';
import { FEATURED_IPEDS_IDS, POPULAR_FALLBACK_IPEDS_IDS } from '../catalogue/starter-colleges';
import {
  COLLEGE_COLUMNS_SQL,
  COLLEGE_JOINS_SQL,
  addMatch,
  type SearchHit,
  MAX_COUNTED_ANSWERS,
  searchStatement,
} from './search-statement';
import { findSimilarColleges } from '../../domain/catalogue/similar-colleges';
import { type DetailWithMedians, toCollegeDetailView, DETAIL_SQL } from './college-detail';
import { toFigureMedians } from './college-figures';
import { findWithFallback, markAsSimilar } from './search-fallback';
import { correctSpelling } from './search-spelling-sql';
import { CANDIDATES_SQL, COMPARABLE_SQL, type ComparableRow } from './similar-colleges-sql';

@Injectable()
export class SqlCollegeReader extends CollegeReader {
  constructor(private readonly db: ReadDatabase) {
    super();
  }

  async listMatches(query: SearchQuery, page: PageRequest): Promise<CollegeListPage> {
    return findWithFallback(
      query,
      (misspelled) => correctSpelling(this.db, misspelled),
      ({ total }) => total > 0,
      async (query, fallback) => {
        const { items, total } = await this.#find(query, page);
        return { items: fallback ? markAsSimilar(fallback, items) : items, total };
      },
    );
  }

  listFeatured(): Promise<readonly CollegeView[]> {
    return this.#listByIds([], FEATURED_IPEDS_IDS, FEATURED_IPEDS_IDS.length);
  }

  async listPopular(limit: number): Promise<readonly CollegeView[]> {
    const viewed = await this.db.query<{ id: number }>(
      `SELECT college_id AS id FROM colleges.directory_entries
       WHERE NOT branch AND people > 0 ORDER BY people DESC, college_id LIMIT $1`,
      [limit],
    );
    return this.#listByIds(
      viewed.map(({ id }) => id),
      POPULAR_FALLBACK_IPEDS_IDS,
      limit,
    );
  }

  async count(): Promise<CatalogueCount> {
    const [count] = await this.db.query<CatalogueCount>(
      'SELECT colleges AS count, main_campuses, source, release FROM colleges.catalogue_state',
    );
    return count ?? { count: 0, main_campuses: 0, source: 'starter', release: null };
  }

  async get(id: number): Promise<CollegeDetailView> {
    const [row] = await this.db.query<DetailWithMedians>(DETAIL_SQL, [[id]]);
    if (!row) throw new CollegeNotFound();
    const { figure_medians, ...college } = row;
    return toCollegeDetailView(college, toFigureMedians(figure_medians));
  }

  async listSimilar(id: number): Promise<readonly CollegeView[]> {
    const [college] = await this.db.query<ComparableRow>(COMPARABLE_SQL, [id]);
    if (!college) throw new CollegeNotFound();
    const candidates = await this.db.query<ComparableRow>(CANDIDATES_SQL, [college.award, college.type]);
    const similar = findSimilarColleges(college, candidates);
    return this.#listByIds(similar, [], similar.length);
  }

  #listByIds(ids: readonly number[], ipedsIds: readonly number[], limit: number): Promise<CollegeView[]> {
    return this.db.query<CollegeView>(
      `SELECT ${COLLEGE_COLUMNS_SQL} FROM colleges.colleges c ${COLLEGE_JOINS_SQL}
       WHERE (c.id = ANY ($1::integer[]) OR c.ipeds_id = ANY ($2::integer[])) AND c.operating
       ORDER BY array_position($1, c.id), array_position($2, c.ipeds_id) LIMIT $3`,
      [ids, ipedsIds, limit],
    );
  }

  async #find(query: SearchQuery, page: PageRequest): Promise<CollegeListPage> {
    const { sql, values } = searchStatement(query, page);
    const hits = await this.db.query<CollegeView & { beside: { hit: SearchHit; total: number } }>(sql, values);
    // The total is part of each row; beyond the last page, read it from the first row.
    if (hits.length === 0 && page.offset > 0) {
      return { items: [], total: (await this.#find(query, { limit: 1, offset: 0 })).total };
    }
    return {
      items: hits.map(({ beside, ...college }) => addMatch(query, college, beside.hit)),
      total: Math.min(hits[0]?.beside.total ?? 0, MAX_COUNTED_ANSWERS),
    };
  }
}
