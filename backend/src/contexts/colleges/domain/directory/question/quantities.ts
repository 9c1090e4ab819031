import { SCALED_FIGURES, type ScaledFigure } from '../../catalogue/filter-histograms';
import type { Answer, Range } from './answer';
import { type FoundWords, type Quantity, type Reading, type Sentence, wordsPattern } from './sentence';

const NUMBER = String.raw`\d[\d.]*`;
const AT_MOST =
  'under|below|beneath|less than|lower than|cheaper than|fewer than|smaller than|no more than|not more than|not over|at most|up to|max|maximum|(?:cant|cannot|can not|dont want to) (?:afford|pay|spend) (?:more than|over)';
const AT_LEAST =
  'over|above|more than|greater than|higher than|at least|minimum|min|no less than|not less than|bigger than|larger than|better than';
const OR_LESS = '(?:or|and) (?:less|under|below|lower|fewer|cheaper)|max|maximum|tops';
const OR_MORE = '(?:or|and) (?:more|up|above|over|higher|greater|better)|plus|minimum';

/** Words for figures. A number of anything else is never read. */
const FIGURES: Readonly<Record<ScaledFigure, string>> = {
  tuition: '(?:in state |instate )?tuition(?: and fees)?',
  net_price: 'net price|average net price|prices?|costs?|costing|budget|pay|spend|afford',
  acceptance:
    'accept(?:ance|ing|s)? rates?|admi(?:ssions?|t|ttance) rates?|acceptance|admission|accept(?:s|ing)?|admit(?:s|ting)?|applicants|admitted|accepted',
  graduation: 'grad(?:uation)? rates?|graduating',
  retention: '(?:freshman |student )?retention(?: rates?)?',
  earnings:
    '(?:median |average |starting )?(?:salary|salaries|earnings?|wages?)|earn(?:s|ing)?|make|makes|making|getting paid|paid',
  debt: '(?:student |median |average )?(?:debts?|loans?)|owe|owing|borrow(?:ing)?',
  enrollment:
    'students|undergrads?|undergraduates|enrollment|enrolled|enrolling|people|kids|student body|student population',
};
/** Figures that have no filter, and numbers that aren't about the college. */
const OTHERS =
  '(?:out of state|oos|nonresident|non resident|international)(?: (?:tuition|costs?|students?))?|cost of attendance|sticker price|room and board|(?:family|household|parents?|our|my) income|income|(?:i|we|family|parents|household) (?:make|makes|earn|earns|have)|gpa|sat|act|scores?|miles?|hours?|hrs?|minutes?|mins?|age|ages|class(?:es)?|class sizes?|students per|(?:students? (?:to |per )?(?:faculty|teachers?|professors?) )?ratio|rank(?:ed|ing)?|scholarships?|grants?|financial aid|aid|endowment|(?:a|per|each) (?:semester|month|week|credit|credit hour|quarter|term)|credits?|majors|clubs|years? old';

const FIGURE = Object.entries(FIGURES)
  .map(([range, words]) => `(?<NAME_${range}>${words})`)
  .join('|');
const figurePattern = (place: string): string => `(?<${place}_others>${OTHERS})|${FIGURE.replaceAll('NAME', place)}`;
/** Words between a figure and its number. */
const LINKS =
  '(?: (?:is|are|at|thats|that|of|a|an|the|be|should|to|cost|costs|costing|salary|salaries|rate|rates|per year|a year|in state|total|have|has|with|average)){0,3}';
const PERIOD = '(?: (?:a|per|each|every) (?:year|yr)| yearly| annually)?';
const AFTER = `(?:(?: (?:or so|in|of|for|all|total|the|their|its|student)){0,3} (?:${figurePattern('after')}))?(?: (?:thats )?in state)?`;
const BEFORE = `(?:(?:${figurePattern('before')})${LINKS} )?`;

const RANGE_PATTERN = wordsPattern(
  `${BEFORE}(?:(?<between>between|from) )?(?<first>${NUMBER}) (?:to|and) (?<second>${NUMBER})${PERIOD}${AFTER}${PERIOD}`,
);
const LIMIT_PATTERN = wordsPattern(
  `${BEFORE}(?:(?<most>${AT_MOST})|(?<least>${AT_LEAST})) (?:a |an |the )?(?:(?<number>${NUMBER})|half)${PERIOD}${AFTER}${PERIOD}`,
);
const LATER_LIMIT_PATTERN = wordsPattern(
  `${BEFORE}(?<number>${NUMBER})${PERIOD} (?:(?<most>${OR_LESS})|(?<least>${OR_MORE}))${PERIOD}${AFTER}${PERIOD}`,
);
const PLUS_PATTERN = wordsPattern(`${BEFORE}(?<number>${NUMBER})${PERIOD}${AFTER}${PERIOD}`);
const BUDGET_PATTERN = wordsPattern(`(?<before_net_price>budget)(?: (?:is|of))? (?<number>${NUMBER})${PERIOD}`);
const FIGURE_PATTERN = wordsPattern(figurePattern('any'));
const NEGATION_PATTERN =
  / (?:not|no|non|isnt|arent|never|without|except|nothing|none|nowhere|dont|doesnt|wont|avoid|excluding|neither|nor|hardly) $/;
const NEW_CLAUSE_PATTERN = /^(?:and|but|with|that|which|,|\|)$/;
const HALF: Quantity = { value: 50, digits: '50', unit: 'percent', isMinimum: false };
/** Plain numbers from here on are prices. */
const SMALLEST_PRICE = 1_000;

/** Reads limits of figures: "tuition under 10k", "at least 2,000 students". A price is meant if no figure is named. */
export function readQuantities(sentence: Sentence, answer: Answer): void {
  sentence.take(RANGE_PATTERN, (found) => {
    const [first, second] = [found.quantity('first'), found.quantity('second')];
    const isRange = found.group('between') || first?.unit || second?.unit || findNamedRange(found);
    if (!first || !second || !isRange) return readOthers(found);
    const unit = second.unit ?? first.unit;
    // "10 to 20k"
    const scale = second.value >= SMALLEST_PRICE && first.value < 1_000 && !first.unit && unit === 'money' ? 1_000 : 1;
    const min = { ...first, unit, value: first.value * scale };
    return readRange(sentence, answer, found, { min, max: { ...second, unit } });
  });
  sentence.take(LIMIT_PATTERN, (found) => {
    const quantity = found.quantity('number') ?? HALF;
    return readRange(sentence, answer, found, found.group('most') ? { max: quantity } : { min: quantity });
  });
  sentence.take(LATER_LIMIT_PATTERN, (found) => {
    const quantity = found.quantity('number');
    return readRange(sentence, answer, found, found.group('most') ? { max: quantity } : { min: quantity });
  });
  sentence.take(BUDGET_PATTERN, (found) => readRange(sentence, answer, found, { max: found.quantity('number') }));
  sentence.take(PLUS_PATTERN, (found) => {
    const quantity = found.quantity('number');
    if (quantity?.isMinimum) return readRange(sentence, answer, found, { min: quantity });
    // The rule for places reads "within 50 miles of boston".
    return sentence.words[found.from - 1] === 'within' ? null : readOthers(found);
  });
}

const readOthers = ({ group }: FoundWords): Reading =>
  group('before_others') || group('after_others') ? 'unread' : null;

function readRange(
  sentence: Sentence,
  answer: Answer,
  found: FoundWords,
  { min, max }: { readonly min?: Quantity; readonly max?: Quantity },
): Reading {
  const range = isExcluded(sentence, found.from) || readOthers(found) ? null : findRange(sentence, found, min ?? max);
  if (!range || ![min, max].every((quantity) => !quantity || fits(range, quantity))) return 'unread';
  const limits: Range = { ...(min && { min: min.value }), ...(max && { max: max.value }) };
  return answer.limit(range, limits) ? 'read' : 'unread';
}

/** Checks whether an earlier word of the clause excludes a number: "no colleges over 20k". */
function isExcluded({ openWords }: Sentence, at: number): boolean {
  const start = openWords.slice(0, at).findLastIndex((word) => NEW_CLAUSE_PATTERN.test(word)) + 1;
  return openWords.slice(start, at).some((word) => NEGATION_PATTERN.test(` ${word} `));
}

/** Returns the figure beside a number; null for two different ones, undefined for none. */
function findNamedRange(found: FoundWords): ScaledFigure | null | undefined {
  const [before, after] = ['before', 'after'].map((place) =>
    SCALED_FIGURES.find((range) => found.group(`${place}_${range}`)),
  );
  // "costs less than 20k in tuition"
  if (before && after && before !== after) return before === 'net_price' ? after : null;
  return after ?? before;
}

/** Returns the figure that a number limits; null if it isn't certain. */
function findRange(sentence: Sentence, found: FoundWords, quantity: Quantity | undefined): ScaledFigure | null {
  const named = findNamedRange(found);
  if (named !== undefined) return named;
  const isPrice = quantity?.unit === 'money' || (quantity?.unit === null && quantity.value >= SMALLEST_PRICE);
  return isPrice && !hasFigureNearby(sentence, found) ? 'net_price' : null;
}

/** Checks whether the clause has a figure that the number could belong to. */
function hasFigureNearby(sentence: Sentence, { from, to }: FoundWords): boolean {
  const { openWords } = sentence;
  const [start, end] = [openWords.lastIndexOf(',', from - 1) + 1, openWords.indexOf(',', to)];
  const around = [...openWords.slice(start, from), ',', ...openWords.slice(to, end < 0 ? undefined : end)];
  return [...` ${around.join(' ')} `.matchAll(FIGURE_PATTERN)].some(
    ({ groups }) =>
      groups?.any_net_price === undefined && !/^(?:students|kids|people)$/.test(groups?.any_enrollment ?? ''),
  );
}

function fits(range: ScaledFigure, { value, unit }: Quantity): boolean {
  switch (range) {
    case 'acceptance':
    case 'graduation':
    case 'retention':
      return unit !== 'money' && value <= 100;
    case 'enrollment':
      return unit !== 'percent' && value >= 10;
    default:
      return unit !== 'percent' && value >= 100;
  }
}
