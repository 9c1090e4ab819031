import { STATES } from '../../../../../shared/domain/states';
import { normalizeText } from '../../search/normal-text';
import type { Answer } from './answer';
import { isNegated } from './orders';
import { type Sentence, wordsPattern } from './sentence';

/**
 * Regions of the Census Bureau, and the two coasts: the states with a Pacific coast except Alaska and Hawaii, and those
 * with an Atlantic coast with Pennsylvania and the District of Columbia.
 */
const REGIONS: readonly (readonly [words: string, states: string])[] = [
  ['new england', 'CT ME MA NH RI VT'],
  ['(?:the )?mid atlantic', 'NJ NY PA'],
  ['(?:the )?(?:north ?east|north ?eastern)(?: us| usa| states)?', 'CT ME MA NH RI VT NJ NY PA'],
  ['(?:the )?(?:mid ?west|mid ?western)(?: us| usa| states)?', 'IL IN MI OH WI IA KS MN MO NE ND SD'],
  ['(?:the |out )?west coast', 'CA OR WA'],
  ['(?:the )?east coast', 'ME NH MA RI CT NY NJ PA DE MD DC VA NC SC GA FL'],
  [
    'the south|down south|southern(?= (?:colleges|schools|universities|states) )',
    'DE DC FL GA MD NC SC VA WV AL KY MS TN AR LA OK TX',
  ],
  ['out west|the west', 'AZ CO ID MT NV NM UT WY AK CA HI OR WA'],
];

const NAMES = Object.entries(STATES)
  .flatMap(([code, name]) =>
    [normalizeText(name), ...(code === 'DC' ? ['washington dc', 'dc'] : [])].map((words) => ({ words, code })),
  )
  .sort((one, other) => other.words.length - one.words.length);
/** The names of states, longest first, as the source of a regular expression. */
export const STATE_NAMES_SOURCE = NAMES.map(({ words }) => words).join('|');
const CODES_BY_NAME = new Map(NAMES.map(({ words, code }) => [words, code]));

/** Codes that aren't words, and have no other meaning in small letters. */
const CLEAR_CODES = new Set(
  'ak ar az ca ct fl ga ia il ks ky mn nc nd ne nh nj nm nv ny ri sc sd tn tx ut vt wi wv wy'.split(' '),
);
/** Codes that are words even in capitals. */
const WORD_CODES = new Set(['in', 'or', 'me', 'hi', 'ok', 'oh']);
const CODE_SOURCE = Object.keys(STATES).join('|').toLowerCase();

const STATE_PATTERN = wordsPattern(
  `(?:(?:the )?state of )?(?<name>${STATE_NAMES_SOURCE})(?: state(?! (?:school|college|universit)))?`,
);
const CODE_PATTERN = wordsPattern(`(?<code>${CODE_SOURCE})`);
const DEGREE_PATTERN = /^(?:in|degree|degrees|program|programs|school|of)$/;

/** Returns the code of a state by its name, or by its code in small letters; undefined for other words. */
export const findStateCode = (words: string): string | undefined =>
  CODES_BY_NAME.get(words) ?? (Object.hasOwn(STATES, words.toUpperCase()) ? words.toUpperCase() : undefined);

/** Reads states, their codes and regions. */
export function readStates(sentence: Sentence, answer: Answer): void {
  const take = (pattern: RegExp, listCodes: (name: string) => readonly string[]): void =>
    sentence.take(pattern, ({ from, group }) => {
      if (isNegated(sentence, from)) return null;
      if (isAlternativeToCity(sentence, answer, from)) return 'unread';
      const codes = listCodes(group('name') ?? '');
      for (const code of codes) answer.states.add(code);
      return codes.length > 0 ? 'read' : null;
    });
  take(STATE_PATTERN, (name) => [CODES_BY_NAME.get(name)].flatMap((code) => code ?? []));
  for (const [words, states] of REGIONS) take(wordsPattern(words), () => states.split(' '));
  sentence.take(CODE_PATTERN, ({ from, text }) => {
    if (isNegated(sentence, from) || !isMeantAsCode(sentence, from, text)) return null;
    answer.states.add(text.toUpperCase());
    return 'read';
  });
}

/** Checks whether the state is named beside a city: results in both would be none. */
const isAlternativeToCity = ({ words }: Sentence, { place }: Answer, at: number): boolean =>
  place !== null && /^(?:and|or)$/.test(words[at - 1] ?? '') && place.endsWith(` ${words[at - 2]}`);

/** Checks whether a two-letter word is the code of a state. */
function isMeantAsCode(sentence: Sentence, at: number, code: string): boolean {
  if (CLEAR_CODES.has(code)) return true;
  const [before = ',', after = ','] = [sentence.words[at - 1], sentence.words[at + 1]];
  const isAfterPlace =
    before === 'in' || (before === ',' && at > 0) || (/^(?:and|or)$/.test(before) && isCode(sentence, at - 2));
  const isEnd = after === ',' || /^(?:with|under|for|that|and|or|below|less)$/.test(after);
  if (sentence.hasSmallLetters && sentence.isInCapitals(at))
    return WORD_CODES.has(code) ? isAfterPlace && isEnd : !DEGREE_PATTERN.test(after);
  // "in la" is Los Angeles.
  return (before === 'in' || (isAfterPlace && before !== ',')) && isEnd && !/^(?:in|or|me|la)$/.test(code);
}

const isCode = (sentence: Sentence, at: number): boolean => {
  const word = sentence.words[at] ?? '';
  return CLEAR_CODES.has(word) || (sentence.isInCapitals(at) && Object.hasOwn(STATES, word.toUpperCase()));
};
