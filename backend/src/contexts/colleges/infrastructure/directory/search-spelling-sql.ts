import type { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import { PHRASE_WORDS } from '../../domain/search/search-phrase';
import { type SearchQuery, withCorrections } from '../../domain/search/search-query';
import { type CatalogueWord, findClosestWord } from '../../domain/search/spelling';

/** Number of similar words that are considered as the correction of a word. */
export const MAX_WORDS_COMPARED = 40;

/** Returns the search with its unknown words corrected; null if there are none, or one of them has no close match. */
export async function correctSpelling(db: ReadDatabase, query: SearchQuery): Promise<SearchQuery | null> {
  const words = await db.query<{ typed: string; known: boolean; alike: CatalogueWord[] }>(
    `SELECT typed, EXISTS (SELECT FROM colleges.search_words w WHERE w.word LIKE typed || '%') AS known,
       ARRAY(SELECT json_build_object('word', w.word, 'enrollment', w.students)
             FROM colleges.search_words w ORDER BY w.word <-> typed LIMIT ${MAX_WORDS_COMPARED}) AS alike
     FROM unnest($1::text[]) WITH ORDINALITY AS t (typed, position) ORDER BY position`,
    [query.words.map(({ text }) => text)],
  );
  const corrections = new Map(
    words
      .filter(({ typed, known }) => !known && !PHRASE_WORDS.has(typed))
      .map(({ typed, alike }) => [typed, findClosestWord(typed, alike)]),
  );
  return withCorrections(query, corrections);
}
