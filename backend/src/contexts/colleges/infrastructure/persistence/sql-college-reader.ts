import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import {
  type CatalogueCount,
  type CollegeDetailView,
  type CollegeFilters,
  CollegeReader,
  type Colleges,
  type CollegeView,
  type PageRequest,
} from '../../application/ports/college-reader';
import { CollegeNotFound } from '../../domain/errors';
import { type MatchClass, explainMatch } from '../../domain/search-match';
import { type SearchQuery, withCorrections } from '../../domain/search-query';
import { type KnownWord, likelyMeant } from '../../domain/spelling';
import { FEATURED_IPEDS_IDS } from '../catalogue/starter-colleges';
import { COLLEGE_COLUMNS, MAIN_CAMPUS } from './college-columns';
import { type DetailRow, detailOf, DETAIL_SQL } from './college-detail';
import { listStatement } from './list-statement';
import { MOST_COUNTED, searchStatement } from './search-statement';

interface HitRow extends CollegeView {
  readonly hit: {
    readonly match_class: MatchClass;
    readonly aliases: string[];
    readonly majors: string[];
    readonly total: number;
  };
}

/** So many words with similar letters are looked at for the one that was meant. */
const WORDS_COMPARED = 40;

@Injectable()
export class SqlCollegeReader extends CollegeReader {
  constructor(private readonly session: Session) {
    super();
  }

  async search(query: SearchQuery, filters: CollegeFilters, page: PageRequest): Promise<Colleges> {
    const found = await this.#find(query, filters, page);
    if (found.total > 0) return found;

    const corrected = await this.#corrected(query);
    if (!corrected) return found;
    const { items, total } = await this.#find(corrected, filters, page);
    const text = `Similar to “${corrected.text}”`;
    return { items: items.map((college) => ({ ...college, matched: { by: 'similar', text } })), total };
  }

  async list(filters: CollegeFilters, request: PageRequest): Promise<Colleges> {
    const { page, count } = listStatement(filters, request);
    const [items, [counted]] = await Promise.all([
      this.session.query<CollegeView>(page.sql, page.values),
      this.session.query<{ total: number }>(count.sql, count.values),
    ]);
    return { items, total: counted?.total ?? 0 };
  }

  featured(): Promise<readonly CollegeView[]> {
    return this.session.query<CollegeView>(
      `SELECT ${COLLEGE_COLUMNS} FROM colleges.colleges c ${MAIN_CAMPUS}
       WHERE c.ipeds_id = ANY ($1) AND c.operating ORDER BY array_position($1, c.ipeds_id)`,
      [FEATURED_IPEDS_IDS],
    );
  }

  async count(): Promise<CatalogueCount> {
    const [count] = await this.session.query<CatalogueCount>(
      'SELECT colleges AS count, main_campuses, source, release FROM colleges.catalogue_state',
    );
    return count ?? { count: 0, main_campuses: 0, source: 'starter', release: null };
  }

  async byId(id: number): Promise<CollegeDetailView> {
    const [row] = await this.session.query<DetailRow>(DETAIL_SQL, [id]);
    if (!row) throw new CollegeNotFound();
    return detailOf(row);
  }

  async #find(query: SearchQuery, filters: CollegeFilters, page: PageRequest): Promise<Colleges> {
    const { sql, values } = searchStatement(query, filters, page);
    const hits = await this.session.query<HitRow>(sql, values);
    // How many there are stands beside each of them: past the end the first one is asked.
    if (hits.length === 0 && page.offset > 0) {
      return { items: [], total: (await this.#find(query, filters, { limit: 1, offset: 0 })).total };
    }
    return {
      items: hits.map(({ hit, ...college }) => ({
        ...college,
        matched: explainMatch(query, hit.match_class, { ...college, ...hit }),
      })),
      total: Math.min(hits[0]?.hit.total ?? 0, MOST_COUNTED),
    };
  }

  /** The search with its unknown words put right; null when there are none or nothing is near them. */
  async #corrected(query: SearchQuery): Promise<SearchQuery | null> {
    const words = await this.session.query<{ typed: string; known: boolean; alike: KnownWord[] }>(
      `SELECT typed, EXISTS (SELECT FROM colleges.search_words w WHERE w.word LIKE typed || '%') AS known,
         ARRAY(SELECT json_build_object('word', w.word, 'students', w.students)
               FROM colleges.search_words w ORDER BY w.word <-> typed LIMIT ${WORDS_COMPARED}) AS alike
       FROM unnest($1::text[]) WITH ORDINALITY AS t (typed, position) ORDER BY position`,
      [query.words.map(({ text }) => text)],
    );
    const meant = new Map(
      words.filter(({ known }) => !known).map(({ typed, alike }) => [typed, likelyMeant(typed, alike)]),
    );
    return withCorrections(query, meant);
  }
}
