import type { CollegeView } from '../../application/directory/ports/college-reader';
import { listShorterSearches, type SearchQuery } from '../../domain/search/search-query';

/** A search to run instead of one that finds nothing. */
export interface FallbackSearch {
  readonly query: SearchQuery;
  /** How it differs, as shown with each result. */
  readonly difference: string;
}

/** Returns the search with its unknown words corrected; null if there are none, or one of them has no close match. */
type CorrectSpelling = (query: SearchQuery) => Promise<SearchQuery | null> | SearchQuery | null;

/** Marks the answers to another search as similar. */
export const markAsSimilar = ({ difference }: FallbackSearch, colleges: readonly CollegeView[]): CollegeView[] =>
  colleges.map((college) => ({ ...college, matched: { by: 'similar', text: difference } }));

/**
 * Reads the answers to a search; if there are none, those to the first of these that has some: the search with its
 * misspelled words corrected, then each search with one word fewer.
 * @param find receives null for the search itself
 */
export async function findWithFallback<T>(
  query: SearchQuery,
  correctSpelling: CorrectSpelling,
  hasAnswers: (answer: T) => boolean,
  find: (query: SearchQuery, fallback: FallbackSearch | null) => Promise<T> | T,
): Promise<T> {
  const answer = await find(query, null);
  if (hasAnswers(answer)) return answer;
  const correctedQuery = await correctSpelling(query);
  const fallbackSearches = [
    ...(correctedQuery ? [{ query: correctedQuery, difference: `Similar to “${correctedQuery.text}”` }] : []),
    ...listShorterSearches(correctedQuery ?? query).map(({ query: shorterQuery, omittedWord }) => ({
      query: shorterQuery,
      difference: `Without “${omittedWord}”`,
    })),
  ];
  for (const fallback of fallbackSearches) {
    const found = await find(fallback.query, fallback);
    if (hasAnswers(found)) return found;
  }
  return answer;
}
