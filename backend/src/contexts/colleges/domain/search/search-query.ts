import { toAliasKey, toComparablePrefix, toComparableName, normalizeText } from './normal-text';
import { STATES } from '../../../../shared/domain/states';
import { type SearchPhrase, parsePhrase } from './search-phrase';

export interface SearchWord {
  readonly text: string;
  /** True for a whole word, false for the beginning of a word. */
  readonly isWhole: boolean;
}

/** The interpretation of what a person typed. */
export interface SearchQuery {
  /** The text as `normalizeText`. */
  readonly text: string;
  /** For comparison with the beginning of names. */
  readonly name: string;
  /** For comparison with whole aliases and acronyms. */
  readonly key: string;
  /** All of them must match, in any order. Never empty. */
  readonly words: readonly SearchWord[];
  /** Only places are searched: "colleges in Vermont". */
  readonly placeOnly: boolean;
  /**
   * The search without the state at its end, which may distinguish colleges of the same name; null if it doesn't end in
   * a state.
   */
  readonly inState: { readonly name: string; readonly key: string; readonly stateCode: string } | null;
  /** The state, if the text is a two-letter code in capitals; it then takes precedence over names with this prefix. */
  readonly stateCode: string | null;
  /** The kind of college and the place that the text names; null if it names neither. */
  readonly phrase: SearchPhrase | null;
}

const FILLER_WORDS = new Set(['of', 'the', 'at', 'and', 'in', 'for', 'near', 'with', 'to', 'that', 'offering']);
/** Words for colleges in general, which hardly any name contains. */
const GENERIC_NOUNS = new Set(['colleges', 'universities', 'schools', 'programs', 'degrees']);
const PLACE_SEARCH_PATTERN =
  /^(?:(?:best|top|all) )?(?:colleges?|universit(?:y|ies)|schools?) (?:in|near|around) (.+)$/;
/** Words that so many names contain that a prefix search for them would only cost time. */
const COMMON_WORDS = new Set([
  'university',
  'college',
  'community',
  'institute',
  'technology',
  'state',
  'school',
  'academy',
]);
const MAX_WORDS = 10;

/** @returns null when the text has no letter or digit */
export function parseSearch(input: string): SearchQuery | null {
  const text = normalizeText(input);
  if (text === '') return null;

  const place = PLACE_SEARCH_PATTERN.exec(text)?.[1];
  const code = input.trim();
  return {
    text,
    name: toComparablePrefix(input),
    key: toAliasKey(input),
    words: parseWords(place ?? text),
    placeOnly: place !== undefined,
    inState: splitOffState(text),
    stateCode: Object.hasOwn(STATES, code) ? code : null,
    phrase: parsePhrase(text),
  };
}

/**
 * Returns the same search with its misspelled words corrected.
 * @param corrections the correction of each unknown word; null if there is none
 * @returns null if no word was misspelled, or one has no correction
 */
export function withCorrections(
  query: SearchQuery,
  corrections: ReadonlyMap<string, string | null>,
): SearchQuery | null {
  if (corrections.size === 0 || [...corrections.values()].includes(null)) return null;
  return parseSearch(
    query.text
      .split(' ')
      .map((word) => corrections.get(word) ?? word)
      .join(' '),
  );
}

/** A search without one of its words. */
interface ShorterSearch {
  readonly query: SearchQuery;
  readonly omittedWord: string;
}

/** Number of words that are left out in turn. */
const MAX_OMITTED_WORDS = 4;

/**
 * Returns the searches without one word, for a text that finds nothing: first without the last word, then without the
 * first one, then without the others from the end. Words that hardly narrow a search never remain alone.
 */
export function listShorterSearches({ text, words }: SearchQuery): ShorterSearch[] {
  const [first, ...otherWords] = words.map((word) => word.text);
  const last = otherWords.pop();
  if (first === undefined || last === undefined) return [];
  return [last, first, ...otherWords.reverse()]
    .filter((omittedWord) => words.some((word) => word.text !== omittedWord && !COMMON_WORDS.has(word.text)))
    .slice(0, MAX_OMITTED_WORDS)
    .flatMap((omittedWord) => {
      const remaining = text.split(' ').filter((word) => word !== omittedWord);
      const query = parseSearch(remaining.join(' '));
      return query ? [{ query, omittedWord }] : [];
    });
}

/** The spellings of each state at the end of a search, longest first: "west virginia" is not "virginia". */
const STATE_SPELLINGS = Object.entries(STATES)
  .flatMap(([stateCode, state]) =>
    [normalizeText(state), stateCode.toLowerCase()].map((spelling) => ({ spelling, stateCode })),
  )
  .sort((one, other) => other.spelling.length - one.spelling.length);

/** Turns "miami of ohio" into "miami" in OH; returns null if the text doesn't end in a state. */
function splitOffState(text: string): SearchQuery['inState'] {
  const state = STATE_SPELLINGS.find(({ spelling }) => text.endsWith(` ${spelling}`));
  if (!state) return null;
  const remaining = text.slice(0, -state.spelling.length).replace(/(?: (?:of|in|at))? $/, '');
  return { name: toComparableName(remaining), key: toAliasKey(remaining), stateCode: state.stateCode };
}

function parseWords(text: string): SearchWord[] {
  // In "A & M" the letters are not beginnings of words.
  const initials = new Set([...(/\b([a-z]) and ([a-z])\b/.exec(text) ?? [])].slice(1));
  const uniqueWords = [...new Set(text.split(' '))];
  const significant = uniqueWords.filter((word) => !FILLER_WORDS.has(word));
  const specificWords = significant.filter((word) => !GENERIC_NOUNS.has(word));
  const selectedWords = [specificWords, significant, uniqueWords].find((list) => list.length > 0) ?? uniqueWords;
  return selectedWords.slice(0, MAX_WORDS).map((word, at) => ({
    text: word,
    // Only the last word may be incomplete.
    isWhole: initials.has(word) || (COMMON_WORDS.has(word) && at < selectedWords.length - 1),
  }));
}
