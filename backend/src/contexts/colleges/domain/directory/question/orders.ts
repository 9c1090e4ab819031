import type { Sort } from '../sorts';
import type { Answer } from './answer';
import { type Sentence, wordsPattern } from './sentence';

const HIGH = '(?:very |really |the )?(?:good|great|best|high|higher|highest|top|better|strong|excellent)';
const LOW = '(?:very |really |the )?(?:low|lower|lowest|least|little|small|smallest|minimal)';
/** A number follows, so that the words name a figure with a limit. */
const NO_NUMBER =
  '(?! (?:(?:of|at|is|are|thats) )?(?:\\d|(?:over|under|above|below|between|at least|at most|up to|more than|less than) ))';
const GRADUATES =
  '(?: (?:jobs?|careers?|graduates?|grads|alumni|majors?|after graduation|after graduating|after college|outcomes?))*';

/** Wishes that are an order of the results: no limit is invented for "good" or "cheap". */
const ORDERS: readonly (readonly [sort: Sort, order: 'asc' | 'desc', words: string])[] = [
  [
    'graduation',
    'desc',
    `${HIGH} grad(?:uation)? rates?${NO_NUMBER}|(?:where )?(?:most|almost all) students (?:actually )?(?:graduate|finish)`,
  ],
  ['retention', 'desc', `${HIGH} (?:student |freshman )?retention(?: rates?)?${NO_NUMBER}`],
  [
    'earnings',
    'desc',
    `${HIGH} (?:paying|paid|salar(?:y|ies)|earnings?|pay|starting salar(?:y|ies)|earning)${GRADUATES}${NO_NUMBER}|(?:graduates? )?(?:pays?|paid|earn|make) (?:well|the most|a lot(?: of money)?|good money|lots of money)${GRADUATES}`,
  ],
  ['debt', 'asc', `${LOW} (?:student |average )?(?:debts?|loans?)${NO_NUMBER}`],
  [
    'admission',
    'desc',
    `(?:easy|easier|easiest)(?<between>(?: [a-z]+){0,4}?) (?:to )?(?:get|be) (?:in|into|accepted|admitted)(?: to| into)?|(?:easy|easier|easiest) (?:admissions?|acceptance)|(?:high|higher|highest) (?:acceptance|admissions?) rates?${NO_NUMBER}|(?:least|less) selective`,
  ],
  [
    'admission',
    'asc',
    `(?:hard|harder|hardest)(?<between>(?: [a-z]+){0,4}?) (?:to )?get (?:in|into)|(?:most|very|highly) (?:selective|competitive|exclusive)|(?:low|lower|lowest) (?:acceptance|admissions?) rates?${NO_NUMBER}`,
  ],
  ['tuition', 'asc', `(?:${LOW}|(?:the )?cheap(?:er|est)?|affordable) (?:in state )?tuition${NO_NUMBER}`],
  ['net_price', 'desc', '(?:the )?most expensive'],
  ['enrollment', 'desc', '(?:the )?(?:biggest|largest)(?! (?:city|cities|scholarships?|endowment|class))'],
  ['enrollment', 'asc', '(?:the )?smallest(?! (?:city|town|class))'],
  ['popularity', 'desc', '(?:the )?most popular|popular'],
  ['name', 'asc', 'alphabetical(?:ly)?|in alphabetical order|sorted by name'],
];

/** Reads wishes such as "good graduation rates" and "low debt". A second one stays unread. */
export function readOrders(sentence: Sentence, answer: Answer): void {
  for (const [sort, order, words] of ORDERS) {
    sentence.take(wordsPattern(words), ({ from, to, group }) => {
      if (isNegated(sentence, from)) return null;
      const reading = answer.sortBy(sort, order) ? 'read' : 'unread';
      // "easiest nursing schools to get into": the words between are for other rules.
      const between = group('between')?.trim();
      if (!between) return reading;
      sentence.mark(from, from + 1, reading);
      sentence.mark(from + 1 + between.split(' ').length, to, reading);
      return null;
    });
  }
}

/** Checks whether the word before a position excludes what follows. */
export const isNegated = (sentence: Sentence, position: number): boolean =>
  /^(?:not|no|non|isnt|arent|never|without|except|dont|doesnt|less)$/.test(sentence.words[position - 1] ?? '');
