import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import type { CollegeView } from '../../application/directory/ports/college-reader';
import { explainMatch, type MatchClass } from '../../domain/search/search-match';
import { type SearchQuery, withCorrections } from '../../domain/search/search-query';
import { type KnownWord, likelyMeant } from '../../domain/search/spelling';

/** So many words with similar letters are looked at for the one that was meant. */
const WORDS_COMPARED = 40;

/** What `hitOf` says of a college. */
export interface Hit {
  readonly match_class: MatchClass;
  readonly aliases: string[];
  readonly majors: string[];
}

export const explained = (query: SearchQuery, college: CollegeView, hit: Hit): CollegeView => ({
  ...college,
  matched: explainMatch(query, hit.match_class, { ...college, ...hit }),
});

/** The answers to a search whose words were put right say so. */
export const similarTo = ({ text }: SearchQuery, colleges: readonly CollegeView[]): CollegeView[] =>
  colleges.map((college) => ({ ...college, matched: { by: 'similar', text: `Similar to “${text}”` } }));

/** The search with its unknown words put right; null when there are none or nothing is near them. */
export async function corrected(unitOfWork: UnitOfWork, query: SearchQuery): Promise<SearchQuery | null> {
  const words = await unitOfWork.query<{ typed: string; known: boolean; alike: KnownWord[] }>(
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
