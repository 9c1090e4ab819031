import { DENOMINATION_WORDS } from '../../search/denominations';
import type { Answer } from './answer';
import { IGNORED_WORDS } from './ignored-words';
import { isNegated } from './orders';
import type { QuestionMission, QuestionSetting } from './question-filters';
import { type FoundWords, type Sentence, wordsPattern } from './sentence';

const NOUN = '(?:colleges?|universit(?:y|ies)|schools?|unis?|campus(?:es)?|institutions?)';
/**
 * An adjective is only read if a noun for colleges, a part of the question that is already read, or the end follows: not
 * in "big football", "public transportation" and "small classes".
 */
const DESCRIBES_COLLEGE = `(?= (?:${NOUN}|programs?|degrees?|places?|options?|student body|[,|]|and|or|but|in|near|with|for|that|which|who|where|under|around|within|at|to|on|is|are|not|around|by|close|please) | $)`;

const MISSIONS: readonly (readonly [mission: QuestionMission, words: string])[] = [
  [
    'historically_black',
    `hbcus?|historically (?:black|african american)(?: (?:colleges?|universit(?:y|ies)|schools?)(?: (?:and|or) (?:colleges|universities))?)?|black (?:colleges?|universit(?:y|ies)|schools?)`,
  ],
  ['predominantly_black', 'predominantly black'],
  ['hispanic_serving', 'hsis?|(?:hispanic|latino|latina|latinx) serving'],
  ['tribal', `tribal${DESCRIBES_COLLEGE}`],
  [
    'asian_american_pacific_islander_serving',
    'aanapisis?|asian american(?: and)?(?: native american)? pacific islander serving',
  ],
  ['alaska_native_hawaiian_serving', '(?:alaska native|native hawaiian)(?: and native hawaiian)? serving'],
  ['native_american_serving', 'native american serving'],
  [
    'women',
    `(?:all )?(?:womens|womans) ${NOUN}|${NOUN} for women|women only|girls only|all women|all womens|all girls?(?: ${NOUN})?|girls ${NOUN}|all female|womens only`,
  ],
  [
    'men',
    `(?:all )?(?:mens|mans) ${NOUN}|${NOUN} for men|men only|boys only|all men|all mens|all boys?(?: ${NOUN})?|boys ${NOUN}|all male`,
  ],
];

/** Missions that are adjectives. */
const DESCRIBED_MISSIONS: typeof MISSIONS = [
  ['religious', `(?:religious|faith based|religiously affiliated)${DESCRIBES_COLLEGE}`],
  ['online', `(?:fully |completely |entirely |100 |all )?online(?: only)?${DESCRIBES_COLLEGE}`],
];

const SETTINGS: readonly (readonly [setting: QuestionSetting, words: string])[] = [
  ['town', '(?:in |a |an )*small towns?'],
  [
    'city',
    `(?:in )(?:the |a |an )?(?:(?:big|large|major|small|mid ?sized?) )?(?:city|cities)(?! of )|(?:big|large|major) (?:city|cities)|city (?:campus(?:es)?|${NOUN})|(?:urban)${DESCRIBES_COLLEGE}|(?:in )?(?:an? )?urban (?:areas?|settings?)`,
  ],
  ['suburb', `(?:in )?(?:the |a )?suburbs?|suburban(?: areas?| settings?)?${DESCRIBES_COLLEGE}`],
  ['rural', `rural(?: areas?| settings?)?${DESCRIBES_COLLEGE}|(?:in )?(?:the )?countryside`],
];

/** Kinds of colleges that only the text search knows. */
const KINDS = `(?:${DENOMINATION_WORDS.join('|')}) (?:colleges|universities|schools)|community (?:colleges?|schools?)|junior (?:colleges?|schools?)|jucos?|ccs?|catholic(?: (?:colleges?|universit(?:y|ies)|schools?))?|(?:fine )?arts? (?:colleges?|schools?|universit(?:y|ies))|art and design (?:colleges?|schools?)|(?:design|fashion) (?:colleges?|schools?)|music (?:colleges?|schools?)|conservator(?:y|ies)|(?:beauty|cosmetology|hair|barber) (?:colleges?|schools?)|cosmetology|(?:culinary|cooking|culinary arts) (?:colleges?|schools?)|(?:technical|tech) (?:colleges?|schools?)|institutes? of technology|liberal arts(?: (?:colleges?|schools?|universit(?:y|ies)))?`;
const KIND_TEXTS: Readonly<Record<string, string>> = {
  cc: 'community colleges',
  ccs: 'community colleges',
  juco: 'community colleges',
  jucos: 'community colleges',
  catholic: 'catholic colleges',
};
const SHORT = '(?:trade|vocational|career) (?:schools?|colleges?)|less than (?:2|two) years?';

const MENTORS =
  '(?:with |w |have |has )?(?:an? |any )?(?:alumni |alumnae |alum |grad(?:uate)? |student )?(?:mentors?|mentorship|mentoring)(?: programs?)?';

const takeFrom =
  (sentence: Sentence) =>
  (words: string, read: (found: FoundWords) => boolean | void): void =>
    sentence.take(wordsPattern(words), (found) => {
      if (isNegated(sentence, found.from)) return null;
      return read(found) === false ? 'unread' : 'read';
    });

/** Reads missions, mentors and kinds of colleges. */
export function readFeatures(sentence: Sentence, answer: Answer): void {
  const take = takeFrom(sentence);
  take(MENTORS, () => void (answer.hasMentors = true));
  take(SHORT, () => void (answer.isShort = true));
  for (const [mission, words] of MISSIONS) take(words, () => void answer.missions.add(mission));
  take(KINDS, ({ text }) => {
    const kind = KIND_TEXTS[text] ?? (text.startsWith('liberal arts') ? 'liberal arts' : text);
    if (answer.name !== null || answer.kind !== null || (kind === 'liberal arts' && answer.place !== null))
      return false;
    answer.kind = kind;
    return true;
  });
}

const CONTROLS: readonly (readonly [words: string, controls: readonly string[], levels: readonly string[]])[] = [
  ['for profit', ['Private For-Profit'], []],
  ['(?:private )?(?:not for profit|non profit|nonprofit)', ['Private Non-Profit'], []],
  ['public(?= universit(?:y|ies) )', ['Public'], ['4-year']],
  ['private(?= universit(?:y|ies) )', ['Private'], ['4-year']],
  [`public${DESCRIBES_COLLEGE}`, ['Public'], []],
  [`private${DESCRIBES_COLLEGE}`, ['Private'], []],
  ['(?:4|four) (?:years?|yrs?)', [], ['4-year']],
  ['(?:2|two) (?:years?|yrs?)', [], ['2-year']],
];

const STATE_COLLEGE_PATTERN = wordsPattern('state (?:schools?|universit(?:y|ies)|colleges?)|state run');
const PRAISE_PATTERN =
  /^(?:good|best|great|top|nice|better|cheap|cheapest|affordable|small|big|large|medium|smaller|bigger)$/;

const SIZES: readonly (readonly [words: string, range: { readonly min?: number; readonly max?: number }])[] = [
  ['small (?:to|or) (?:medium|mid)(?: ?sized?)?', { max: 15_000 }],
  ['(?:medium|mid)(?: ?sized?)? (?:to|or) (?:large|big)', { min: 5_000 }],
  ['(?:very |really )?(?:small|smaller|tiny|little)(?: sized?)?', { max: 5_000 }],
  ['(?:medium|mid|average|moderate|moderately)(?: ?sized?)?|midsized?', { min: 5_000, max: 15_000 }],
  ['(?:very |really )?(?:big|bigger|large|larger|huge)(?: sized?)?', { min: 15_000 }],
];

const CHEAP =
  '(?:the |most |very |really |more )*(?:cheap|cheapest|cheaper|affordable|inexpensive|low cost|lowest cost|low price|low priced|budget friendly)(?: price| prices| priced)?|(?:the )?(?:least expensive|lowest prices?|lowest net prices?|lowest costs?)';

/**
 * Reads adjectives: settings, types, sizes, "online" and "cheap". Call it after the rules for everything that they can
 * describe.
 */
export function readAdjectives(sentence: Sentence, answer: Answer): void {
  const take = takeFrom(sentence);
  for (const [mission, words] of DESCRIBED_MISSIONS) take(words, () => void answer.missions.add(mission));
  for (const [setting, words] of SETTINGS) take(words, () => void answer.settings.add(setting));
  sentence.take(STATE_COLLEGE_PATTERN, ({ from, to }) => {
    // In "cal state schools", the words are part of a name.
    const before = sentence.openWords[from - 1] ?? '|';
    if (/^[a-z]/.test(before) && !IGNORED_WORDS.has(before) && !PRAISE_PATTERN.test(before)) {
      sentence.mark(from - 1, to, 'unread');
      return null;
    }
    answer.controls.add('Public');
    answer.levels.add('4-year');
    return 'read';
  });
  for (const [words, controls, levels] of CONTROLS) {
    take(words, () => {
      if (answer.isShort) return false;
      for (const control of controls) answer.controls.add(control);
      for (const level of levels) answer.levels.add(level);
      return true;
    });
  }
  take(`(?:${CHEAP})${DESCRIBES_COLLEGE}`, () => answer.sortBy('net_price', 'asc'));
  for (const [words, range] of SIZES) take(`(?:${words})${DESCRIBES_COLLEGE}`, () => answer.limit('enrollment', range));
}
