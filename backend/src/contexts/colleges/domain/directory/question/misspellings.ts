import { STATES } from '../../../../../shared/domain/states';
import { MAJOR_PHRASES } from '../../search/college-kinds';
import { normalizeText } from '../../search/normal-text';
import { countTypos } from '../../search/spelling';

const SHORTEST = 7;
/** From this length on, two slips are accepted. */
const LONG = 9;
/** The words that are corrected: all are long, and have no neighbor that means something else. */
const WORDS = [
  ...[...Object.values(STATES).map(normalizeText), ...MAJOR_PHRASES.keys()].flatMap((phrase) => phrase.split(' ')),
  'college',
  'colleges',
  'university',
  'universities',
  'affordable',
  'cheapest',
  'community',
  'tuition',
  'graduation',
].filter((word, at, all) => word.length >= SHORTEST - 1 && all.indexOf(word) === at);

/**
 * Corrects a misspelled word of a question. Words that begin with a known one, such as "alaskan", mean something else.
 * @returns the same word if it is known, or if no known word or more than one is close
 */
export function correctWord(typed: string): string {
  if (typed.length < SHORTEST || WORDS.some((word) => typed.startsWith(word))) return typed;
  const most = typed.length >= LONG ? 2 : 1;
  const close = WORDS.filter((word) => word[0] === typed[0] && countTypos(typed, word) <= most);
  return close.length === 1 ? close[0]! : typed;
}
