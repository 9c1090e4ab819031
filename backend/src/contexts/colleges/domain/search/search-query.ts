import { aliasKey, comparableBeginning, comparableName, normalText } from './normal-text';
import { STATES } from '../../../../shared/domain/states';
import { type SearchPhrase, understandPhrase } from './search-phrase';

export interface SearchWord {
  readonly text: string;
  /** True for a whole word, false for the beginning of a word. */
  readonly whole: boolean;
}

/** The interpretation of what a person typed. */
export interface SearchQuery {
  /** The text as `normalText`. */
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

const FILLERS = new Set(['of', 'the', 'at', 'and', 'in', 'for', 'near', 'with', 'to', 'that', 'offering']);
/** Words for colleges in general, which hardly any name contains. */
const PLURALS = new Set(['colleges', 'universities', 'schools', 'programs', 'degrees']);
const SOMEWHERE = /^(?:(?:best|top|all) )?(?:colleges?|universit(?:y|ies)|schools?) (?:in|near|around) (.+)$/;
/** Words that so many names contain that a prefix search for them would only cost time. */
const COMMON = new Set(['university', 'college', 'community', 'institute', 'technology', 'state', 'school', 'academy']);
const MOST_WORDS = 10;

/** @returns null when the text has no letter or digit */
export function understandSearch(typed: string): SearchQuery | null {
  const text = normalText(typed);
  if (text === '') return null;

  const place = SOMEWHERE.exec(text)?.[1];
  const code = typed.trim();
  return {
    text,
    name: comparableBeginning(typed),
    key: aliasKey(typed),
    words: wordsOf(place ?? text),
    placeOnly: place !== undefined,
    inState: withoutState(text),
    stateCode: Object.hasOwn(STATES, code) ? code : null,
    phrase: understandPhrase(text),
  };
}

/**
 * Returns the same search with its misspelled words corrected.
 * @param meant the correction of each unknown word; null if there is none
 * @returns null if no word was misspelled, or one has no correction
 */
export function withCorrections(query: SearchQuery, meant: ReadonlyMap<string, string | null>): SearchQuery | null {
  if (meant.size === 0 || [...meant.values()].includes(null)) return null;
  return understandSearch(
    query.text
      .split(' ')
      .map((word) => meant.get(word) ?? word)
      .join(' '),
  );
}

/** A search without one of its words. */
export interface ShorterSearch {
  readonly query: SearchQuery;
  readonly leftOut: string;
}

/** Number of words that are left out in turn. */
const MOST_LEFT_OUT = 4;

/**
 * Returns the searches without one word, for a text that finds nothing: first without the last word, then without the
 * first one, then without the others from the end. Words that hardly narrow a search never remain alone.
 */
export function withoutOneWord({ text, words }: SearchQuery): ShorterSearch[] {
  const [first, ...others] = words.map((word) => word.text);
  const last = others.pop();
  if (first === undefined || last === undefined) return [];
  return [last, first, ...others.reverse()]
    .filter((leftOut) => words.some((word) => word.text !== leftOut && !COMMON.has(word.text)))
    .slice(0, MOST_LEFT_OUT)
    .flatMap((leftOut) => {
      const rest = text.split(' ').filter((word) => word !== leftOut);
      const query = understandSearch(rest.join(' '));
      return query ? [{ query, leftOut }] : [];
    });
}

/** The spellings of each state at the end of a search, longest first: "west virginia" is not "virginia". */
const STATES_SAID = Object.entries(STATES)
  .flatMap(([stateCode, state]) => [normalText(state), stateCode.toLowerCase()].map((said) => ({ said, stateCode })))
  .sort((one, other) => other.said.length - one.said.length);

/** Turns "miami of ohio" into "miami" in OH; returns null if the text doesn't end in a state. */
function withoutState(text: string): SearchQuery['inState'] {
  const state = STATES_SAID.find(({ said }) => text.endsWith(` ${said}`));
  if (!state) return null;
  const rest = text.slice(0, -state.said.length).replace(/(?: (?:of|in|at))? $/, '');
  return { name: comparableName(rest), key: aliasKey(rest), stateCode: state.stateCode };
}

function wordsOf(text: string): SearchWord[] {
  // In "A & M" the letters are not beginnings of words.
  const initials = new Set([...(/\b([a-z]) and ([a-z])\b/.exec(text) ?? [])].slice(1));
  const all = [...new Set(text.split(' '))];
  const meant = all.filter((word) => !FILLERS.has(word));
  const telling = meant.filter((word) => !PLURALS.has(word));
  const chosen = [telling, meant, all].find((list) => list.length > 0) ?? all;
  return chosen.slice(0, MOST_WORDS).map((word, at) => ({
    text: word,
    // Only the last word may be incomplete.
    whole: initials.has(word) || (COMMON.has(word) && at < chosen.length - 1),
  }));
}
