import { aliasKey, comparableBeginning, comparableName, normalText } from './normal-text';
import { STATES } from '../../../../shared/domain/states';
import { type SearchPhrase, understandPhrase } from './search-phrase';

export interface SearchWord {
  readonly text: string;
  /** Otherwise it is the beginning of a word. */
  readonly whole: boolean;
}

/** What a person means by what they typed. */
export interface SearchQuery {
  /** In plain words, as typed. */
  readonly text: string;
  /** To be compared with the beginning of names. */
  readonly name: string;
  /** To be compared with whole aliases and acronyms. */
  readonly key: string;
  /** All of them are to be found, in any order. Never empty. */
  readonly words: readonly SearchWord[];
  /** Only places count: "colleges in Vermont". */
  readonly placeOnly: boolean;
  /** The same without the state it ends with, which may be what tells one college from its namesakes. */
  readonly inState: { readonly name: string; readonly key: string; readonly stateCode: string } | null;
  /** The state a two-letter code in capitals stands for; it then goes before names that begin alike. */
  readonly stateCode: string | null;
  /** The kind of college and the place it names, if it names any. */
  readonly phrase: SearchPhrase | null;
}

const FILLERS = new Set(['of', 'the', 'at', 'and', 'in', 'for', 'near', 'with', 'to', 'that', 'offering']);
/** They speak of colleges in general, and are part of hardly any name. */
const PLURALS = new Set(['colleges', 'universities', 'schools', 'programs', 'degrees']);
const SOMEWHERE = /^(?:(?:best|top|all) )?(?:colleges?|universit(?:y|ies)|schools?) (?:in|near|around) (.+)$/;
/** Words of so many names that looking for longer ones that begin alike would only cost time. */
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
 * The same search with words that were typed wrong put right.
 * @param meant for each word that is not known, the one that was meant, if any is
 * @returns null when nothing was wrong, or something stays unknown
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

/** How each state is written at the end of a search, longest first: "west virginia" is not "virginia". */
const STATES_SAID = Object.entries(STATES)
  .flatMap(([stateCode, state]) => [normalText(state), stateCode.toLowerCase()].map((said) => ({ said, stateCode })))
  .sort((one, other) => other.said.length - one.said.length);

/** "miami of ohio" is "miami", in OH. */
function withoutState(text: string): SearchQuery['inState'] {
  const state = STATES_SAID.find(({ said }) => text.endsWith(` ${said}`));
  if (!state) return null;
  const rest = text.slice(0, -state.said.length).replace(/(?: (?:of|in|at))? $/, '');
  return { name: comparableName(rest), key: aliasKey(rest), stateCode: state.stateCode };
}

function wordsOf(text: string): SearchWord[] {
  // In "A & M" the letters are not the beginnings of anything.
  const initials = new Set([...(/\b([a-z]) and ([a-z])\b/.exec(text) ?? [])].slice(1));
  const all = [...new Set(text.split(' '))];
  const meant = all.filter((word) => !FILLERS.has(word));
  const telling = meant.filter((word) => !PLURALS.has(word));
  const chosen = [telling, meant, all].find((list) => list.length > 0) ?? all;
  return chosen.slice(0, MOST_WORDS).map((word, at) => ({
    text: word,
    // Only the last word may still be growing.
    whole: initials.has(word) || (COMMON.has(word) && at < chosen.length - 1),
  }));
}
