import type { SearchQuery } from '../../domain/search/search-query';

/** The lists of words by which a college can be found. */
export type WordList = 'names' | 'place' | 'names_and_place' | 'everything';

/** One of the ways in which colleges are searched, after those with the searched name or alias. */
export type SearchStage =
  /** All words of the search are in the list. */
  | { readonly matchClass: 'word' | 'place' | 'major'; readonly words: WordList }
  /** The state of the search. */
  | { readonly matchClass: 'state'; readonly stateCode: string }
  /** A curated alias starts with the key of the search. */
  | { readonly matchClass: 'nickname' }
  /** The name starts with the search. */
  | { readonly matchClass: 'name' }
  /** The kinds, the place and the other words of the phrase. */
  | { readonly matchClass: 'city' | 'phrase' | 'broader'; readonly kinds: readonly string[] };

/**
 * Returns the stages of a search, best first. A college belongs to the first stage that it matches, and every stage
 * lists larger colleges first, unless the search is for colleges near a city.
 */
export function listStages(query: SearchQuery): readonly SearchStage[] {
  const { phrase, placeOnly, stateCode } = query;
  const phraseStages = listPhraseStages(query);
  if (placeOnly) return [...phraseStages, { matchClass: 'place', words: 'place' }];
  const beforeNames = phrase?.cityOnly ? phraseStages : [];
  const beforeWords = phrase?.kindFirst && !phrase.cityOnly ? phraseStages.slice(0, 1) : [];
  return [
    ...beforeNames,
    ...(stateCode ? [{ matchClass: 'state', stateCode } as const] : []),
    ...(searchesNicknames(query) ? [{ matchClass: 'nickname' } as const] : []),
    { matchClass: 'name' },
    ...beforeWords,
    { matchClass: 'word', words: 'names' },
    { matchClass: 'place', words: 'names_and_place' },
    ...phraseStages.slice(beforeNames.length + beforeWords.length),
    { matchClass: 'major', words: 'everything' },
  ];
}

/** Returns the list that contains the words of every college that a stage with a list of words finds. */
export const getLongestWordList = ({ placeOnly }: SearchQuery): WordList => (placeOnly ? 'place' : 'everything');

/** A single letter is the beginning of too many aliases. */
export const searchesNicknames = ({ key, placeOnly }: SearchQuery): boolean => key.length > 1 && !placeOnly;

/**
 * Returns which colleges that have exactly the searched name or alias are listed before all stages: only those whose
 * alias is curated if the text is more likely a state or a city.
 */
export function getExactMatches({ placeOnly, stateCode, phrase }: SearchQuery): 'none' | 'curated' | 'all' {
  if (placeOnly) return 'none';
  return stateCode || phrase?.cityOnly ? 'curated' : 'all';
}

function listPhraseStages({ phrase }: SearchQuery): SearchStage[] {
  if (!phrase) return [];
  const { kinds, broader, cityOnly } = phrase;
  return [
    { matchClass: cityOnly ? 'city' : 'phrase', kinds },
    ...(broader ? [{ matchClass: 'broader', kinds: broader } as const] : []),
  ];
}
