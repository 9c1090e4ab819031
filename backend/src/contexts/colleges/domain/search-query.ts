import { aliasKey, comparableName, normalText } from './normal-text';
import { STATES } from './states';

/** What a person means by what they typed. */
export interface SearchQuery {
  /** To be compared with the beginning of names. */
  readonly name: string;
  /** To be compared with whole aliases and acronyms. */
  readonly key: string;
  /** Each is the beginning of a word, in any order. Never empty. */
  readonly words: readonly string[];
  /** Only places count: "colleges in Vermont". */
  readonly placeOnly: boolean;
  /** The state a two-letter code in capitals stands for; it then goes before names that begin alike. */
  readonly stateCode: string | null;
}

const FILLERS = new Set(['of', 'the', 'at', 'and', 'in', 'for', 'near', 'with', 'to', 'that', 'offering', 'offer']);
const KINDS = new Set(['colleges', 'universities', 'schools', 'programs', 'degrees']);
const SOMEWHERE =
  /^(?:(?:best|top|all|community|public|private) )?(?:colleges?|universit(?:y|ies)|schools?) (?:in|near|around|at) (.+)$/;
const MOST_WORDS = 10;

/** @returns null when the text has no letter or digit */
export function understandSearch(typed: string): SearchQuery | null {
  const text = normalText(typed);
  if (text === '') return null;

  const place = SOMEWHERE.exec(text)?.[1];
  return {
    name: comparableName(typed),
    key: aliasKey(typed),
    words: wordsOf(place ?? text),
    placeOnly: place !== undefined,
    stateCode: /^\s*[A-Z]{2}\s*$/.test(typed) && typed.trim() in STATES ? typed.trim() : null,
  };
}

/** The same search with words that were typed wrong put right. */
export function withWords(query: SearchQuery, words: readonly string[]): SearchQuery {
  const text = words.join(' ');
  return { ...query, name: comparableName(text), key: aliasKey(text), words };
}

function wordsOf(text: string): string[] {
  const all = [...new Set(text.split(' '))];
  const meant = all.filter((word) => !FILLERS.has(word));
  // "nursing schools in Texas": the plural speaks of colleges, it is no part of a name.
  const telling = meant.filter((word) => !KINDS.has(word));
  return [telling, meant, all].find((list) => list.length > 0)!.slice(0, MOST_WORDS);
}
