import { Injectable } from '@nestjs/common';
import { foldText } from '../../../../shared/domain/fold-text';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import type { PostRow, PostsAsked, Reader } from '../../application/discussions/ports/discussion-reader';
import {
  DiscussionSearch,
  type FoundPosts,
  MOST_FOUND,
  type SimilarPost,
  type TextPiece,
} from '../../application/discussions/ports/discussion-search';
import { collegeBranches, conditionsOf, LISTED, NOT_BLOCKED, SHOWN } from './sql-discussion-reader';
import { searchText } from './sql-posts';

/** Discussions are numbered in the order in which they began; each bucket of the index holds so many. */
const BUCKET = 2_000;
/** A search looks through the newest discussions first and goes further back only while it finds too few. */
const STAGES = [2, 20, null] as const;
/** Of each stage the newest matches are ranked: a word that everyone uses does not make a search slow. */
const RANKED_AT_MOST = 500;
const MOST_WORDS = 8;
const SHORTEST_PREFIX = 2;
const MOST_CONTINUATIONS = 12;
/** Titles like another one are looked for among the newest discussions only. */
const SIMILAR_BUCKETS = 5;
/** Characters that no text has: the server takes the highlights apart, so that nothing is ever read as HTML. */
const [OPEN, CLOSE] = ['\u{E000}', '\u{E001}'];
const HEADLINE = `'StartSel=${OPEN}, StopSel=${CLOSE}, MaxFragments=2, MaxWords=28, MinWords=12, FragmentDelimiter=" … "'`;
const WHOLE_TITLE = `'StartSel=${OPEN}, StopSel=${CLOSE}, HighlightAll=true'`;
/** A match further down is found, but the excerpt shows the beginning. */
const SEARCHED_FOR_EXCERPT = 8_000;

type Filters = Pick<PostsAsked, 'collegeIds' | 'collegeTag' | 'tag' | 'filter'>;

@Injectable()
export class SqlDiscussionSearch extends DiscussionSearch {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async find(
    q: string,
    filters: Filters,
    { limit, offset }: { readonly limit: number; readonly offset: number },
    reader: Reader | null,
  ): Promise<FoundPosts> {
    const words = wordsOf(q);
    if (words.length === 0) return { items: [], hasMore: false };
    const most = Math.min(offset + limit + 1, MOST_FOUND);
    let query = await this.#allOf(words);
    let ids = await this.#ranked(query, filters, most, reader);
    if (ids.length === 0) {
      const corrected = await this.#corrected(words);
      if (corrected === null) return { items: [], hasMore: false };
      query = await this.#allOf(corrected);
      ids = await this.#ranked(query, filters, most, reader);
    }
    const items = await this.#shown(ids.slice(offset, offset + limit), `${query}${asTyped(q)}`, reader);
    return { items, hasMore: ids.length > offset + limit };
  }

  async similar(title: string, most: number, reader: Reader): Promise<readonly SimilarPost[]> {
    const words = wordsOf(title).filter((word) => word.length > 2);
    if (words.length === 0) return [];
    const all = await this.#ranked(words.join(' & '), {}, most, reader);
    const newest = await this.#newestBucket();
    const asked = { query: anyOf(words), buckets: bucketsFrom(newest, SIMILAR_BUCKETS) };
    const some = all.length < most ? await this.#matches(asked, {}, most * 2, reader) : [];
    return this.unitOfWork.query<SimilarPost>(
      `SELECT p.id, p.title, p.reply_count AS "replyCount", p.answer_id IS NOT NULL AS "isAnswered"
       FROM unnest($1::integer[]) WITH ORDINALITY AS found (id, place) JOIN forum.forum_posts p ON p.id = found.id
       WHERE ${SHOWN} ORDER BY found.place LIMIT $2`,
      [[...new Set([...all, ...some])], most],
    );
  }

  async #ranked(query: string, filters: Filters, most: number, reader: Reader | null): Promise<number[]> {
    const newest = await this.#newestBucket();
    for (const stage of STAGES.filter((buckets) => buckets === null || buckets <= newest)) {
      const ids = await this.#matches({ query, buckets: bucketsFrom(newest, stage) }, filters, most, reader);
      if (ids.length >= most || stage === null) return ids;
    }
    return [];
  }

  /** @param asked `buckets` is empty for all of them */
  async #matches(
    asked: { readonly query: string; readonly buckets: string },
    filters: Filters,
    most: number,
    reader: Reader | null,
  ): Promise<number[]> {
    const values: unknown[] = [reader?.id ?? null, reader?.blockedIds ?? [], asked.query, asked.buckets];
    const parameter = (value: unknown, type: string): string => `$${values.push(value)}::${type}`;
    const conditions = [NOT_BLOCKED('p'), ...conditionsOf(filters, parameter)];
    const ofCollege = collegeBranches(filters, parameter).map(([one]) => one ?? 'true');
    // "+ 0" keeps the planner from walking through all discussions, newest first, until enough match.
    const rows = await this.unitOfWork.query<{ id: number }>(
      `WITH asked AS (SELECT to_tsquery('english', $3) AS words),
       found AS (
         SELECT p.id, p.search FROM forum.forum_posts p, asked
         WHERE p.search @@ (asked.words && CASE WHEN $4 = '' THEN asked.words ELSE $4::tsquery END)
           AND numnode(asked.words) > 0 AND $1::integer IS NOT DISTINCT FROM $1
           AND ${conditions.join(' AND ')} AND (${ofCollege.join(' OR ')})
         ORDER BY p.id + 0 DESC LIMIT ${RANKED_AT_MOST})
       SELECT found.id FROM found, asked
       ORDER BY ts_rank('{0.05, 0.1, 0.4, 1.0}', found.search, asked.words) DESC, found.id DESC LIMIT ${Number(most)}`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * The last word may go on: people search while they type. Its continuations are looked up among the words of titles, because a
   * prefix makes the index read every discussion with any word that begins so.
   */
  async #allOf(words: readonly string[]): Promise<string> {
    const last = words.at(-1)!;
    const rows = await this.unitOfWork.query<{ word: string }>(
      `SELECT t.word FROM forum.title_words t WHERE t.word LIKE $1 || '%' ORDER BY length(t.word), t.word LIMIT $2`,
      [last, last.length < SHORTEST_PREFIX ? 0 : MOST_CONTINUATIONS],
    );
    const ends = [...new Set([last, ...rows.map(({ word }) => word)])];
    return [...words.slice(0, -1), `(${ends.join(' | ')})`].join(' & ');
  }

  async #newestBucket(): Promise<number> {
    const [row] = await this.unitOfWork.query<{ id: number | null }>('SELECT max(id) AS id FROM forum.forum_posts');
    return Math.floor((row?.id ?? 0) / BUCKET);
  }

  /** @returns the words with misspelled ones replaced; null when no word was */
  async #corrected(words: readonly string[]): Promise<string[] | null> {
    const rows = await this.unitOfWork.query<{ word: string; near: string | null }>(
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

  async #shown(ids: readonly number[], query: string, reader: Reader | null): Promise<FoundPosts['items']> {
    const rows = await this.unitOfWork.query<PostRow & { titleFound: string; excerptFound: string }>(
      `SELECT ${LISTED},
         ts_headline('english', p.title, to_tsquery('english', $4), ${WHOLE_TITLE}) AS "titleFound",
         ts_headline('english', left(p.content, ${SEARCHED_FOR_EXCERPT}), to_tsquery('english', $4), ${HEADLINE}) AS "excerptFound"
       FROM unnest($3::integer[]) WITH ORDINALITY AS wanted (id, place) JOIN forum.forum_posts p ON p.id = wanted.id
       WHERE ${NOT_BLOCKED('p')} ORDER BY wanted.place`,
      [reader?.id ?? null, reader?.blockedIds ?? [], ids, query],
    );
    return rows.map(({ titleFound, excerptFound, ...post }) => ({
      post,
      match: { title: piecesOf(titleFound), excerpt: piecesOf(excerptFound) },
    }));
  }
}

/** Words of letters and digits: nothing else of a search reaches the query language. */
const wordsOf = (text: string): string[] =>
  [...new Set(searchText(text).split(' '))].filter(Boolean).slice(0, MOST_WORDS);

/** Words with accents, for highlights: texts are shown as they were written. */
const asTyped = (q: string): string =>
  (q.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .filter((word) => foldText(word) !== word && foldText(word) !== '')
    .slice(0, MOST_WORDS)
    .map((word) => ` | ${word}`)
    .join('');

const anyOf = (words: readonly string[]): string => words.map((word) => `${word}:A`).join(' | ');

const bucketsFrom = (newest: number, buckets: number | null): string =>
  buckets === null
    ? ''
    : Array.from({ length: Math.min(buckets, newest + 1) }, (_, back) => `'~${newest - back}'`).join(' | ');

function piecesOf(marked: string): TextPiece[] {
  return marked.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`, 'u')).flatMap((text): TextPiece[] => {
    if (text === '') return [];
    const isMatch = text.startsWith(OPEN);
    return [{ text: isMatch ? text.slice(1, -1) : text, isMatch }];
  });
}
