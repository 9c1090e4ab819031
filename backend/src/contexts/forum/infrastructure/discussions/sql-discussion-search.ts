import { Injectable } from '@nestjs/common';
import { foldText } from '../../../../shared/domain/fold-text';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import type { PostRow, PostQuery, ReadingMember } from '../../application/discussions/ports/discussions';
import {
  DiscussionSearch,
  type FoundPosts,
  MAX_RESULTS,
  type SimilarPost,
  type TextPiece,
} from '../../application/discussions/ports/discussion-search';
import {
  collegeConditionsSql,
  postConditionsSql,
  LISTED_POST_COLUMNS_SQL,
  notBlockedSql,
  IS_POST_SHOWN_SQL,
} from './sql-discussion-reader';
import { normalizeSearchText } from './typeorm-discussions';

/** Discussion IDs per bucket of the index; IDs are assigned in the order of creation. */
const BUCKET_SIZE = 2_000;
/**
 * Number of newest buckets searched per stage. A search goes further back only while it finds too few discussions; null
 * searches all.
 */
const BUCKETS_PER_STAGE = [2, 20, null] as const;
/** Only the newest matches of a stage are ranked, so that a very common word doesn't slow down the search. */
const MAX_RANKED_POSTS = 500;
const MAX_QUERY_WORDS = 8;
const MIN_PREFIX_LENGTH = 2;
const MAX_PREFIX_COMPLETIONS = 12;
/** Similar titles are searched only in the newest discussions. */
const SIMILAR_BUCKETS = 5;
/**
 * Private-use characters as delimiters: the server splits highlights at them, so a text is never interpreted as HTML.
 */
const [OPEN, CLOSE] = ['\u{E000}', '\u{E001}'];
const EXCERPT_HEADLINE_OPTIONS = `'StartSel=${OPEN}, StopSel=${CLOSE}, MaxFragments=2, MaxWords=28, MinWords=12, FragmentDelimiter=" … "'`;
const TITLE_HEADLINE_OPTIONS = `'StartSel=${OPEN}, StopSel=${CLOSE}, HighlightAll=true'`;
/** Later matches in a text are found, but the excerpt shows its beginning. */
const MAX_EXCERPT_SOURCE_LENGTH = 8_000;

type SearchFilters = Pick<PostQuery, 'collegeIds' | 'collegeTag' | 'tag' | 'filter'>;

@Injectable()
export class SqlDiscussionSearch extends DiscussionSearch {
  constructor(private readonly db: ReadDatabase) {
    super();
  }

  async find(
    q: string,
    filters: SearchFilters,
    { limit, offset }: { readonly limit: number; readonly offset: number },
    reader: ReadingMember | null,
  ): Promise<FoundPosts> {
    const words = toQueryWords(q);
    if (words.length === 0) return { items: [], hasMore: false };
    const rankedLimit = Math.min(offset + limit + 1, MAX_RESULTS);
    let query = await this.#buildAllWordsTsquery(words);
    let ids = await this.#listRankedIds(query, filters, rankedLimit, reader);
    if (ids.length === 0) {
      const corrected = await this.#correctWords(words);
      if (corrected === null) return { items: [], hasMore: false };
      query = await this.#buildAllWordsTsquery(corrected);
      ids = await this.#listRankedIds(query, filters, rankedLimit, reader);
    }
    const items = await this.#listWithHighlights(
      ids.slice(offset, offset + limit),
      `${query}${accentedWordsTsquery(q)}`,
      reader,
    );
    return { items, hasMore: ids.length > offset + limit };
  }

  async listSimilar(title: string, limit: number, reader: ReadingMember): Promise<readonly SimilarPost[]> {
    const words = toQueryWords(title).filter((word) => word.length > 2);
    if (words.length === 0) return [];
    const fullMatchIds = await this.#listRankedIds(words.join(' & '), {}, limit, reader);
    const newest = await this.#getNewestBucket();
    const search = { query: anyTitleWordTsquery(words), buckets: bucketsTsquery(newest, SIMILAR_BUCKETS) };
    const partialMatchIds = fullMatchIds.length < limit ? await this.#listMatchIds(search, {}, limit * 2, reader) : [];
    return this.db.query<SimilarPost>(
      `SELECT p.id, p.title, p.reply_count AS "replyCount", p.answer_id IS NOT NULL AS "isAnswered"
       FROM unnest($1::integer[]) WITH ORDINALITY AS found (id, place) JOIN forum.forum_posts p ON p.id = found.id
       WHERE ${IS_POST_SHOWN_SQL} ORDER BY found.place LIMIT $2`,
      [[...new Set([...fullMatchIds, ...partialMatchIds])], limit],
    );
  }

  async #listRankedIds(
    query: string,
    filters: SearchFilters,
    limit: number,
    reader: ReadingMember | null,
  ): Promise<number[]> {
    const newest = await this.#getNewestBucket();
    for (const stage of BUCKETS_PER_STAGE.filter((buckets) => buckets === null || buckets <= newest)) {
      const ids = await this.#listMatchIds({ query, buckets: bucketsTsquery(newest, stage) }, filters, limit, reader);
      if (ids.length >= limit || stage === null) return ids;
    }
    return [];
  }

  /** @param search an empty `buckets` searches all buckets */
  async #listMatchIds(
    search: { readonly query: string; readonly buckets: string },
    filters: SearchFilters,
    limit: number,
    reader: ReadingMember | null,
  ): Promise<number[]> {
    const values: unknown[] = [reader?.id ?? null, reader?.blockedIds ?? [], search.query, search.buckets];
    const parameter = (value: unknown, type: string): string => `$${values.push(value)}::${type}`;
    const conditions = [notBlockedSql('p'), ...postConditionsSql(filters, parameter)];
    const ofCollege = collegeConditionsSql(filters, parameter).map(([one]) => one ?? 'true');
    // "+ 0" keeps the planner from scanning all discussions, newest first, until enough match.
    const rows = await this.db.query<{ id: number }>(
      `WITH asked AS (SELECT to_tsquery('english', $3) AS words),
       found AS (
         SELECT p.id, p.search FROM forum.forum_posts p, asked
         WHERE p.search @@ (asked.words && CASE WHEN $4 = '' THEN asked.words ELSE $4::tsquery END)
           AND numnode(asked.words) > 0 AND $1::integer IS NOT DISTINCT FROM $1
           AND ${conditions.join(' AND ')} AND (${ofCollege.join(' OR ')})
         ORDER BY p.id + 0 DESC LIMIT ${MAX_RANKED_POSTS})
       SELECT found.id FROM found, asked
       ORDER BY ts_rank('{0.05, 0.1, 0.4, 1.0}', found.search, asked.words) DESC, found.id DESC LIMIT ${Number(limit)}`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Treats the last word as a prefix, because people search while they type. The prefix is expanded with words from
   * titles: a prefix query would make the index read every discussion with any word that begins with it.
   */
  async #buildAllWordsTsquery(words: readonly string[]): Promise<string> {
    const last = words.at(-1)!;
    const rows = await this.db.query<{ word: string }>(
      `SELECT t.word FROM forum.title_words t WHERE t.word LIKE $1 || '%' ORDER BY length(t.word), t.word LIMIT $2`,
      [last, last.length < MIN_PREFIX_LENGTH ? 0 : MAX_PREFIX_COMPLETIONS],
    );
    const lastWordCompletions = [...new Set([last, ...rows.map(({ word }) => word)])];
    return [...words.slice(0, -1), `(${lastWordCompletions.join(' | ')})`].join(' & ');
  }

  async #getNewestBucket(): Promise<number> {
    const [row] = await this.db.query<{ id: number | null }>('SELECT max(id) AS id FROM forum.forum_posts');
    return Math.floor((row?.id ?? 0) / BUCKET_SIZE);
  }

  /** @returns the words with misspelled ones corrected; null if nothing was corrected */
  async #correctWords(words: readonly string[]): Promise<string[] | null> {
    const rows = await this.db.query<{ word: string; near: string | null }>(
      `SELECT asked.word, near.word AS near FROM unnest($1::text[]) WITH ORDINALITY AS asked (word, place)
       LEFT JOIN LATERAL (
         SELECT t.word FROM forum.title_words t
         WHERE t.word % asked.word AND NOT EXISTS (SELECT FROM forum.title_words k WHERE k.word = asked.word)
         ORDER BY public.similarity(t.word, asked.word) DESC, t.word LIMIT 1
       ) AS near ON char_length(asked.word) >= 4 ORDER BY asked.place`,
      [words],
    );
    return rows.some(({ near }) => near !== null) ? rows.map(({ word, near }) => near ?? word) : null;
  }

  async #listWithHighlights(
    ids: readonly number[],
    query: string,
    reader: ReadingMember | null,
  ): Promise<FoundPosts['items']> {
    const rows = await this.db.query<PostRow & { titleFound: string; excerptFound: string }>(
      `SELECT ${LISTED_POST_COLUMNS_SQL},
         ts_headline('english', p.title, to_tsquery('english', $4), ${TITLE_HEADLINE_OPTIONS}) AS "titleFound",
         ts_headline('english', left(p.content, ${MAX_EXCERPT_SOURCE_LENGTH}), to_tsquery('english', $4), ${EXCERPT_HEADLINE_OPTIONS}) AS "excerptFound"
       FROM unnest($3::integer[]) WITH ORDINALITY AS wanted (id, place) JOIN forum.forum_posts p ON p.id = wanted.id
       WHERE ${notBlockedSql('p')} ORDER BY wanted.place`,
      [reader?.id ?? null, reader?.blockedIds ?? [], ids, query],
    );
    return rows.map(({ titleFound, excerptFound, ...post }) => ({
      post,
      match: { title: toTextPieces(titleFound), excerpt: toTextPieces(excerptFound) },
    }));
  }
}

/** Splits a text into words of letters and digits; nothing else reaches the query language. */
const toQueryWords = (text: string): string[] =>
  [...new Set(normalizeSearchText(text).split(' '))].filter(Boolean).slice(0, MAX_QUERY_WORDS);

/** Adds the accented spelling of words for highlighting, because texts keep their accents. */
const accentedWordsTsquery = (q: string): string =>
  (q.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .filter((word) => foldText(word) !== word && foldText(word) !== '')
    .slice(0, MAX_QUERY_WORDS)
    .map((word) => ` | ${word}`)
    .join('');

const anyTitleWordTsquery = (words: readonly string[]): string => words.map((word) => `${word}:A`).join(' | ');

const bucketsTsquery = (newest: number, buckets: number | null): string =>
  buckets === null
    ? ''
    : Array.from({ length: Math.min(buckets, newest + 1) }, (_, back) => `'~${newest - back}'`).join(' | ');

function toTextPieces(marked: string): TextPiece[] {
  return marked.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`, 'u')).flatMap((text): TextPiece[] => {
    if (text === '') return [];
    const isMatch = text.startsWith(OPEN);
    return [{ text: isMatch ? text.slice(1, -1) : text, isMatch }];
  });
}
