import { normalizeText } from '../../search/normal-text';

/** A number in a question. */
export interface Quantity {
  readonly value: number;
  /** As typed, without the unit. */
  readonly digits: string;
  readonly unit: 'money' | 'percent' | null;
  /** Followed by a plus sign: "70k+". */
  readonly isMinimum: boolean;
}

interface Token {
  /** Normalized; the value of a number; a comma where a clause ends. */
  readonly word: string;
  readonly typed: string;
  readonly quantity: Quantity | null;
}

/** Words of a question that match a pattern. */
export interface FoundWords {
  readonly text: string;
  /** Position of the first word, and of the word after the last one. */
  readonly from: number;
  readonly to: number;
  readonly group: (name: string) => string | undefined;
  /** Returns the number at which a group of the pattern starts. */
  readonly quantity: (name: string) => Quantity | undefined;
  /** Returns the position of the first word of a group; -1 if the group matched nothing. */
  readonly position: (name: string) => number;
}

/** What becomes of the found words; null leaves them for other patterns. */
export type Reading = 'read' | 'ignored' | 'unread' | null;

const TOKEN_PATTERN =
  /(?<number>\$?\d{1,3}(?:,\d{3})+(?:\.\d+)?|\$?\d+(?:\.\d+)?)(?<unit>(?:\s?(?:k|grand|thousand|percent|dollars?|bucks|usd)(?![\p{L}\p{N}])|\s?%|\+)*)|(?<word>[\p{L}\p{N}]+)|(?<end>[,;:!?()|]|\.(?=\s|$|\p{L}))/giu;
const MAX_TOKENS = 60;
/** Stands for words that a pattern took; no pattern matches it. */
const TAKEN = '|';

/**
 * Returns a pattern for whole words of a sentence.
 * @param source of a regular expression; words are separated by one space, and clauses by " , "
 */
export const wordsPattern = (source: string): RegExp => new RegExp(`(?<= )(?:${source})(?= )`, 'gd');

/** The words of a question, from which one rule after the other takes those that it reads. */
export class Sentence {
  #tokens: readonly Token[];
  readonly #readings: Reading[];
  /** Whether the question was typed with small letters, so that capitals have a meaning. */
  readonly hasSmallLetters: boolean;

  constructor(question: string) {
    this.#tokens = splitTokens(question);
    this.#readings = this.#tokens.map(() => null);
    this.hasSmallLetters = /\p{Ll}/u.test(question);
  }

  get words(): readonly string[] {
    return this.#tokens.map(({ word }) => word);
  }

  /** The words that no pattern took. */
  get openWords(): readonly string[] {
    return this.#tokens.map(({ word }, at) => (this.#readings[at] === null ? word : TAKEN));
  }

  /** Checks whether the word was typed in capitals. */
  isInCapitals(position: number): boolean {
    const typed = this.#tokens[position]?.typed ?? '';
    return typed === typed.toUpperCase() && typed !== typed.toLowerCase();
  }

  /** Replaces misspelled words. @param correct returns the same word if it isn't misspelled */
  correct(correct: (word: string) => string): void {
    this.#tokens = this.#tokens.map((token) => (token.quantity ? token : { ...token, word: correct(token.word) }));
  }

  /** Finds open words, and takes those for which `read` returns a reading. */
  take(pattern: RegExp, read: (found: FoundWords) => Reading): void {
    const openText = ` ${this.openWords.join(' ')} `;
    for (const match of openText.matchAll(pattern)) {
      const from = countWords(openText, match.index);
      const to = from + match[0].split(' ').length;
      const position = (name: string): number => {
        const start = match.indices?.groups?.[name]?.[0];
        return start === undefined ? -1 : countWords(openText, start);
      };
      const reading = read({
        text: match[0],
        from,
        to,
        position,
        group: (name) => match.groups?.[name],
        quantity: (name) => this.#tokens[position(name)]?.quantity ?? undefined,
      });
      if (reading) this.mark(from, to, reading);
    }
  }

  /** Sets what becomes of words. */
  mark(from: number, to: number, reading: Reading): void {
    this.#readings.fill(reading, from, to);
  }

  /** Returns the words that weren't read, as typed, neighbors together. */
  listUnread(): string[] {
    const groups: string[][] = [];
    let isNext = false;
    this.#tokens.forEach(({ word, typed }, at) => {
      const isUnread = word !== ',' && (this.#readings[at] === 'unread' || this.#readings[at] === null);
      if (isUnread && isNext) groups.at(-1)!.push(typed);
      else if (isUnread) groups.push([typed]);
      isNext = isUnread;
    });
    return groups.map((group) => group.join(' ').toLowerCase());
  }
}

/** Counts the words before a position in a text that starts with a space. */
const countWords = (text: string, index: number): number => text.slice(0, index).split(' ').length - 2;

function splitTokens(question: string): Token[] {
  const text = question
    .normalize('NFKC')
    .replace(/['’‘ʻ`´]/g, '')
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/\bw\//gi, 'with ')
    .replace(/&/g, ' and ')
    .replace(/\b([du])\.\s?([cs])\.?(?![\p{L}\p{N}])/giu, '$1$2')
    .replace(/<\s*(?=\$?\d)/g, ' under ')
    .replace(/>\s*(?=\$?\d)/g, ' over ')
    .replace(/\b(\d{5})-\d{4}\b/g, '$1')
    .replace(/(\d[km%]?)\s?[-–]\s?(?=\$?\d)/gi, '$1 to ');
  return [...text.matchAll(TOKEN_PATTERN)].slice(0, MAX_TOKENS).flatMap((match): Token[] => {
    const { number, unit = '', word, end } = match.groups ?? {};
    if (end) return [{ word: ',', typed: end, quantity: null }];
    if (number) {
      const quantity = toQuantity(number, unit.toLowerCase());
      return [{ word: String(quantity.value), typed: match[0].trim(), quantity }];
    }
    // Words in other scripts have no normal text.
    return word ? [{ word: normalizeText(word) || word.toLowerCase(), typed: word, quantity: null }] : [];
  });
}

function toQuantity(number: string, unit: string): Quantity {
  const isThousands = /k|grand|thousand/.test(unit);
  return {
    value: Number(number.replace(/[$,]/g, '')) * (isThousands ? 1_000 : 1),
    digits: number.replace(/[$,]/g, ''),
    unit: /%|percent/.test(unit)
      ? 'percent'
      : number.startsWith('$') || unit.match(/k|grand|dollar|buck|usd/)
        ? 'money'
        : null,
    isMinimum: unit.includes('+'),
  };
}
