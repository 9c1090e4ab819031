/** How many words of a search are looked for. */
const MOST_TERMS = 10;
/** Longer words are found by their beginning. */
const TERM_LENGTH = 40;

/**
 * A piece of text as words are compared: lower case, without accents and apostrophes, spaces for everything that is no
 * letter or digit. `messaging.folded` in the database does the same.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/ς/g, 'σ')
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ');

/** The words that were typed, each of which is to begin a word of a message. */
export function searchTermsOf(typed: string): readonly string[] {
  const words = folded(typed)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, TERM_LENGTH).join(''));
  return [...new Set(words)].slice(0, MOST_TERMS);
}

/** Whether each term begins a word of the text. */
export function isFoundIn(text: string, terms: readonly string[]): boolean {
  const words = ` ${folded(text)}`;
  return terms.length > 0 && terms.every((term) => words.includes(` ${term}`));
}

/** From and up to which character of the excerpt, the second one not included; counted like `String.slice` does. */
export type Match = readonly [from: number, to: number];

export interface MessageExcerpt {
  /** One line. */
  readonly excerpt: string;
  /** The beginnings of words that were looked for, in order, without overlap. */
  readonly matches: readonly Match[];
}

export const EXCERPT_LENGTH = 160;
export const MOST_MATCHES = 20;
/** How much is shown of what comes before the first match. */
const BEFORE = 40;

/** The part of a message in which the terms are found first. */
export function excerptAround(content: string, terms: readonly string[]): MessageExcerpt {
  const line = content.trim().replace(/\s+/gu, ' ');
  const all = matchesIn(line, terms);
  const [start, end] = windowOf(line, all[0]?.[0] ?? 0);
  const head = start > 0 ? '…' : '';
  const shift = head.length - start;
  const matches = all
    .filter(([from]) => from >= start && from < end)
    .slice(0, MOST_MATCHES)
    .map(([from, to]) => [from + shift, Math.min(to, end) + shift] as const);
  return { excerpt: head + line.slice(start, end) + (end < line.length ? '…' : ''), matches };
}

/** From a word shortly before `first` on, without cutting a character in two. */
function windowOf(line: string, first: number): readonly [start: number, end: number] {
  if (line.length <= EXCERPT_LENGTH) return [0, line.length];
  const space = first > BEFORE ? line.indexOf(' ', first - BEFORE) : -1;
  const start = first <= BEFORE ? 0 : space >= 0 && space < first ? space + 1 : first;
  const room = EXCERPT_LENGTH - (start > 0 ? 1 : 0);
  if (line.length - start <= room) return [start, line.length];
  const end = start + room - 1;
  return [start, isMiddleOfCharacter(line, end) ? end - 1 : end];
}

const isMiddleOfCharacter = (text: string, at: number): boolean => /[\udc00-\udfff]/.test(text[at] ?? '');

/** Where words of the line begin with one of the terms: the longest one where several do. */
function matchesIn(line: string, terms: readonly string[]): Match[] {
  const { text, origins } = foldedWithOrigins(line);
  const longestFirst = [...terms].sort((one, other) => other.length - one.length);
  const matches: Match[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === ' ' || (at > 0 && text[at - 1] !== ' ')) continue;
    const term = longestFirst.find((one) => text.startsWith(one, at));
    if (term) matches.push([origins[at]!.from, origins[at + term.length - 1]!.to]);
  }
  return matches;
}

interface Origin {
  readonly from: number;
  readonly to: number;
}

/** The folded text, and from which characters of the line each of its own comes. */
function foldedWithOrigins(line: string): { readonly text: string; readonly origins: readonly Origin[] } {
  let text = '';
  let at = 0;
  const origins: Origin[] = [];
  for (const character of line) {
    const letters = folded(character);
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
