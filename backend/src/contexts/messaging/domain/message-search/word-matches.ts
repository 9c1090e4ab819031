import { GRAPHEME_SEGMENTER } from '../../../../shared/domain/graphemes';

/** Maximum number of words in a search. */
const MAX_TERMS = 10;
/** Longer words are found by their prefix. */
const MAX_TERM_LENGTH = 40;

/**
 * Normalizes text for comparing words: lower case, without accents and apostrophes, and a space in place of everything
 * that is not a letter or digit. `messaging.folded` in the database does the same.
 */
export const foldMessageText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/ς/g, 'σ')
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ');

/** Returns the typed words, each of which must be a prefix of a word in a message. */
export function toSearchTerms(typed: string): readonly string[] {
  const words = foldMessageText(typed)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, MAX_TERM_LENGTH).join(''));
  return [...new Set(words)].slice(0, MAX_TERMS);
}

/** Checks whether each term is a prefix of a word in the text. */
export function containsAllTerms(text: string, terms: readonly string[]): boolean {
  const words = ` ${foldMessageText(text)}`;
  return terms.length > 0 && terms.every((term) => words.includes(` ${term}`));
}

/** Start and end of a match in the excerpt, end exclusive; counted like `String.slice`. */
type MatchRange = readonly [from: number, to: number];

export interface MessageExcerpt {
  /** One line. */
  readonly excerpt: string;
  /** Prefixes of words that were searched for, in order, without overlap. */
  readonly matches: readonly MatchRange[];
}

export const EXCERPT_LENGTH = 160;
export const MAX_MATCHES = 20;
/** Maximum number of characters shown before the first match. */
const MAX_CHARACTERS_BEFORE_MATCH = 40;

/** Returns the part of a message around the first match. */
export function excerptAround(content: string, terms: readonly string[]): MessageExcerpt {
  const line = content.trim().replace(/\s+/gu, ' ');
  const all = findMatches(line, terms);
  const [start, end] = findExcerptRange(line, all[0]?.[0] ?? 0);
  const head = start > 0 ? '…' : '';
  const shift = head.length - start;
  const matches = all
    .filter(([from]) => from >= start && from < end)
    .slice(0, MAX_MATCHES)
    .map(([from, to]) => [from + shift, Math.min(to, end) + shift] as const);
  return { excerpt: head + line.slice(start, end) + (end < line.length ? '…' : ''), matches };
}

/** Returns a range that starts at a word shortly before `first` and does not split a character. */
function findExcerptRange(line: string, first: number): readonly [start: number, end: number] {
  if (line.length <= EXCERPT_LENGTH) return [0, line.length];
  const spaceIndex = first > MAX_CHARACTERS_BEFORE_MATCH ? line.indexOf(' ', first - MAX_CHARACTERS_BEFORE_MATCH) : -1;
  const start =
    first <= MAX_CHARACTERS_BEFORE_MATCH ? 0 : spaceIndex >= 0 && spaceIndex < first ? spaceIndex + 1 : first;
  const room = EXCERPT_LENGTH - (start > 0 ? 1 : 0);
  if (line.length - start <= room) return [start, line.length];
  return [start, GRAPHEME_SEGMENTER.segment(line).containing(start + room - 1)!.index];
}

/** Finds where words of the line begin with a term; if several terms match, the longest one counts. */
function findMatches(line: string, terms: readonly string[]): MatchRange[] {
  const { text, origins } = foldWithOrigins(line);
  const longestFirst = [...terms].sort((one, other) => other.length - one.length);
  const matches: MatchRange[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === ' ' || (at > 0 && text[at - 1] !== ' ')) continue;
    const term = longestFirst.find((one) => text.startsWith(one, at));
    if (term) matches.push([origins[at]!.from, origins[at + term.length - 1]!.to]);
  }
  return matches;
}

interface OriginRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the folded text, and for each of its characters the range in the line that it comes from. */
function foldWithOrigins(line: string): { readonly text: string; readonly origins: readonly OriginRange[] } {
  let text = '';
  let at = 0;
  const origins: OriginRange[] = [];
  for (const character of line) {
    const letters = foldMessageText(character);
    for (let n = 0; n < letters.length; n++) origins.push({ from: at, to: at + character.length });
    // A combining accent belongs to the letter before it.
    if (letters === '' && origins.length > 0) {
      origins[origins.length - 1] = { ...origins[origins.length - 1]!, to: at + character.length };
    }
    text += letters;
    at += character.length;
  }
  return { text, origins };
}
