import type { Answer } from './answer';
import type { CatalogNames } from './question-filters';
import { STATE_NAMES_SOURCE } from './regions';
import { type Sentence, wordsPattern } from './sentence';

const NOUN = 'university|college|institute|state|tech|polytechnic|seminary|academy';
/** A state and a noun, or "university of": the form of a name, although each word could be a filter. */
const NAME_PATTERN = new RegExp(
  ` (?:(?:university|college|institute|school) (?:of|for) |(?:${STATE_NAMES_SOURCE}) (?:(?:state|tech|southern|northern|eastern|western|central|christian|womans|womens|wesleyan|a and m|institute of the) )*(?:university|college|institute|state|tech|polytechnic|arts) )`,
);
const PLURAL_PATTERN = / (?:colleges|universities|schools|programs|degrees) /;

/**
 * Checks whether the text can be a name.
 * @param text words, separated by spaces
 * @param unread words that can't be read as a filter
 */
export const looksLikeName = (text: string, unread: readonly string[]): boolean =>
  !PLURAL_PATTERN.test(` ${text} `) && (unread.length > 0 || NAME_PATTERN.test(` ${text} `));

const NOT_BEFORE_NOUN =
  'a|an|the|any|this|that|which|what|best|good|great|top|nice|cheap|cheapest|affordable|small|big|large|medium|public|private|community|junior|technical|nursing|engineering|business|art|arts|music|law|medical|state|womens|mens|womans|black|online|catholic|year|rural|urban|my|our|your|of|for|to|at|in|near|by|is|are|and|or|with|into|after|before|want|need|tribal|city|profit|religious|girls|boys|sized|for';
const NOT_BEFORE_NOUN_PATTERN = new RegExp(`^(?:${NOT_BEFORE_NOUN})$`);
const NOUN_PATTERN = new RegExp(`^(?:${NOUN})$`);
/** Systems of universities, whose campuses are known by their city: "ut austin". */
const SYSTEM_PATTERN = wordsPattern(
  '(?:ut|uc|cal|csu|unc|um|uw|iu|cu|umass|penn|suny|cuny|uta|ga|va|la|wash|ole|georgia|virginia) [a-z]+(?: [a-z]+)?',
);
const NAME_OF_PATTERN = wordsPattern('(?:university|college|institute) (?:of|for)(?: [a-z]+){1,6}');
const NEAR_PATTERN = /^(?:near|around|by|from|outside|to)$/;
/** At most so many texts are looked up. */
const MAX_LOOKUPS = 12;
const MAX_NAME_WORDS = 5;
/** Names of colleges that are often other words. */
const COMMON_NAMES = new Set(
  'american liberal national global international southern northern western eastern central pacific union hope mercy grace liberty best regent unity concord standard success premier universal new state regional'.split(
    ' ',
  ),
);

/** Reads the name of a college within a question: "is boston college test optional". */
export function readNames(sentence: Sentence, answer: Answer, names: CatalogNames): void {
  let lookups = 0;
  const isName = (text: string): boolean => lookups++ < MAX_LOOKUPS && names.isNameStart(text);
  sentence.take(NAME_OF_PATTERN, ({ text, from }) => {
    const words = text.split(' ');
    for (let length = words.length; length > 2; length--) {
      const name = words.slice(0, length).join(' ');
      if (!isName(name)) continue;
      takeName(sentence, answer, name, from, from + length);
      break;
    }
    return null;
  });
  sentence.take(SYSTEM_PATTERN, ({ text, from }) => {
    const words = text.split(' ');
    const length = [3, 2].find((count) => count <= words.length && isName(words.slice(0, count).join(' ')));
    if (length) takeName(sentence, answer, words.slice(0, length).join(' '), from, from + length);
    return null;
  });
  for (const [from, to] of listSpansWithNoun(sentence)) {
    const words = sentence.openWords.slice(from, to);
    if (words.includes('|')) continue;
    const name = words.join(' ');
    const isPlace = name === 'new york state' || (sentence.words[from - 1] === 'in' && name.endsWith(' state'));
    if (!isPlace && isName(name)) takeName(sentence, answer, name, from, to);
  }
}

/** Lists the positions of words that end in a noun, first and longest ones first: "boston college". */
function listSpansWithNoun({ openWords }: Sentence): (readonly [from: number, to: number])[] {
  return openWords.flatMap((_, from) =>
    [5, 4, 3, 2].flatMap((length) => {
      const words = openWords.slice(from, from + length);
      const isPossible =
        words.length === length &&
        words.every((word) => /^[a-z]+$/.test(word)) &&
        NOUN_PATTERN.test(words.at(-1)!) &&
        !NOT_BEFORE_NOUN_PATTERN.test(words[0]!) &&
        !NOT_BEFORE_NOUN_PATTERN.test(words.at(-2)!) &&
        !PLURAL_PATTERN.test(` ${openWords[from + length] ?? ''} `);
      return isPossible ? [[from, from + length] as const] : [];
    }),
  );
}

/** Reads words that nothing else reads as a name, if they are one. */
export function readRemainingNames(sentence: Sentence, answer: Answer, names: CatalogNames): void {
  if (answer.name !== null) return;
  const openText = ` ${sentence.openWords.join(' ')} `;
  const runs = [...openText.matchAll(/(?<= )[a-z]+(?: [a-z]+)*(?= )/g)];
  for (const { 0: text, index } of runs) {
    const words = text.split(' ');
    const from = openText.slice(0, index).split(' ').length - 2;
    // A word alone, such as "mountain", is only a name if the question is about a single college.
    const isSubject =
      runs.length === 1 && !isAboutSeveral(sentence, from) && text.length > 2 && !COMMON_NAMES.has(text);
    for (let length = Math.min(words.length, MAX_NAME_WORDS); length > (isSubject ? 0 : 1); length--) {
      for (let start = 0; start + length <= words.length; start++) {
        const name = words.slice(start, start + length).join(' ');
        if (isPossible(name) && !isInPlace(sentence, from + start) && names.isNameStart(name))
          return takeName(sentence, answer, name, from + start, from + start + length);
      }
    }
  }
}

/** Names neither start nor end with short words, such as "in". */
const isPossible = (name: string): boolean =>
  name.split(' ').every((word, at, all) => word.length > 2 || (at > 0 && at < all.length - 1));

/** Checks whether a preposition precedes: "in orange county". */
const isInPlace = ({ words }: Sentence, at: number): boolean =>
  / (?:in|at|near|around|by)(?: the| an?)? $/.test(` ${words.slice(Math.max(at - 2, 0), at).join(' ')} `);

const isAboutSeveral = ({ words }: Sentence, at: number): boolean =>
  PLURAL_PATTERN.test(` ${words.join(' ')} `) || /^(?:with|for|have|has|and|in|no)$/.test(words[at - 1] ?? '');

function takeName(sentence: Sentence, answer: Answer, name: string, from: number, to: number): void {
  const before = sentence.words[from - 1] ?? '';
  const isRead = answer.name === null && !NEAR_PATTERN.test(before);
  if (isRead) answer.name = name;
  sentence.mark(isRead ? from : from - (NEAR_PATTERN.test(before) ? 1 : 0), to, isRead ? 'read' : 'unread');
}
