import { foldTextWithSigns } from '../../../../shared/domain/fold-text';
import { STATES } from '../../../../shared/domain/states';

/** Words without meaning for a subject, goal or skill. */
const STOP_WORDS = new Set(
  (
    'a about after all also am an and any are as at be because been before but by can could did do does doing for from ' +
    'get go good great had has have having help helping her him his how i if in into is it its just know learn learning ' +
    'like lot love make making many me more most much my near need new not now of on one or our out outside over people ' +
    'really some something start study studied studying that the their them there they thing things this those through ' +
    'time to too two under up use used using very want was way we well were what when where which while who why will ' +
    'with work worked working would year years you your career careers college goal goals job jobs become future hope ' +
    'someday student students school university'
  ).split(' '),
);

/** Different words with the same meaning. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    analyst: 'analysis',
    analysts: 'analysis',
    analytics: 'analysis',
    analyze: 'analysis',
    analyzing: 'analysis',
    attorney: 'law',
    lawyer: 'law',
    lawyers: 'law',
    legal: 'law',
    maths: 'mathematics',
    math: 'mathematics',
    doctor: 'medicine',
    medical: 'medicine',
    physician: 'medicine',
    nurse: 'nursing',
    nurses: 'nursing',
    scientist: 'science',
    scientists: 'science',
    tech: 'technology',
    technologies: 'technology',
    healthcare: 'health',
    economist: 'economics',
    financial: 'finance',
    fintech: 'finance',
    econ: 'economics',
  }),
);

/** Suffixes that hardly change the meaning of a word, longest first. */
const SUFFIXES = 'ments ment ings ists ions ers ors ies ing ist ion es ed er or'.split(' ');
const MIN_STEM_LENGTH = 4;

/** Removes the usual suffixes of a word, so that "manager" and "management" become the same. */
export function stem(word: string): string {
  let rest = SYNONYMS.get(word) ?? word;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = removeSuffix(rest);
  }
  return rest;
}

function removeSuffix(word: string): string {
  const end = SUFFIXES.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM_LENGTH);
  if (end) return word.slice(0, -end.length);
  if (word.length <= MIN_STEM_LENGTH || word.endsWith('ss')) return word;
  const isDouble = word.at(-1) === word.at(-2) && /[a-z]$/.test(word);
  return isDouble || /[yes]$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * Returns the stems of a text, each with the first word that has it, in the order of the text; words without meaning
 * are left out.
 */
export function extractStems(text: string | null): ReadonlyMap<string, string> {
  const stems = new Map<string, string>();
  for (const word of foldTextWithSigns(text ?? '').split(' ')) {
    if (word === '' || STOP_WORDS.has(word) || (word.length < 2 && word !== 'c' && word !== 'r')) continue;
    const found = stem(word);
    if (!stems.has(found)) stems.set(found, word);
  }
  return stems;
}

/**
 * Words of career goals that don't identify a subject, such as those of the goals that setup suggests. In skills and
 * majors they count, because "Choosing a major" is something to learn.
 */
const GENERIC_GOAL_STEMS = new Set(
  extractStems(
    'able academic advice apply best better big change choice choose chosen colleges course day decide decision degree ' +
      'enjoy experience explore field find first fit fits found gain graduate grow improve interested interesting later ' +
      'life major maybe minor next own person pick place possible professional right schools someone successful sure ' +
      'top universities works',
  ).keys(),
);

/** Returns the stems of career goals that identify a subject, each with the first word that has it. */
export const extractGoalStems = (careerGoals: string | null): ReadonlyMap<string, string> =>
  new Map([...extractStems(careerGoals)].filter(([found]) => !GENERIC_GOAL_STEMS.has(found)));

/** An item of a comma-separated list, as written and as stems. */
export interface Phrase {
  readonly text: string;
  readonly stems: readonly string[];
}

/** A stop word in a sentence, but a programming language as an item of its own. */
const GO_LANGUAGE = 'go';

/** Returns the items of a comma-separated list, each once, without items that have no meaning. */
export function parsePhrases(list: string | null): Phrase[] {
  const phrases = (list ?? '').split(',').map((text) => ({
    text: text.trim(),
    stems: foldTextWithSigns(text) === GO_LANGUAGE ? [GO_LANGUAGE] : [...extractStems(text).keys()],
  }));
  const keys = phrases.map(phraseKey);
  return phrases.filter(({ stems }, n) => stems.length > 0 && keys.indexOf(keys[n]!) === n);
}

/** Returns the same key for phrases with the same stems in any order. */
export const phraseKey = ({ stems }: Pick<Phrase, 'stems'>): string => [...stems].sort().join(' ');

/** "a", "a and b", "a, b and c" */
export const joinWithAnd = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Longest first, because "west virginia" contains "virginia". */
const STATE_NAMES = Object.entries(STATES)
  .map(([code, name]) => ({ code, name: foldTextWithSigns(name) }))
  .sort((one, other) => other.name.length - one.name.length);

/**
 * Returns the USPS code of the state at the end of a location: "Reno, NV", "Nevada", "Reno, Nevada, USA"; null if there
 * is none.
 */
export function findStateCode(location: string | null): string | null {
  const text = (location ?? '').replace(/[\s,.]*\b(USA|U\.S\.A|US|U\.S|United States)\.?\s*$/i, '').trim();
  const [, code] = /(?:^|[\s,])([A-Z]{2})$/.exec(text) ?? [];
  if (code && Object.hasOwn(STATES, code)) return code;
  const words = ` ${foldTextWithSigns(text)}`;
  return STATE_NAMES.find(({ name }) => words.endsWith(` ${name}`))?.code ?? null;
}

/**
 * Fields of majors that lead to similar work, with words of their names. A major belongs to the first field that
 * contains one of its words.
 */
const FIELDS_OF_STUDY: Readonly<Record<string, string>> = {
  Computing:
    'computer computing software informatics cybersecurity programming information data artificial intelligence robotics',
  Health:
    'nursing medicine premed health pharmacy dental dentistry therapy physiotherapy nutrition kinesiology veterinary',
  Engineering: 'engineering mechanical electrical civil aerospace aeronautics mechatronics',
  Education: 'education teaching teacher pedagogy',
  Law: 'law criminal justice criminology paralegal',
  Business:
    'business marketing finance accounting management economics entrepreneurship logistics hospitality commerce',
  Communications: 'communications journalism media advertising broadcasting publicity',
  Environment: 'environmental environment ecology forestry agriculture sustainability agronomy',
  'Natural sciences':
    'biology chemistry physics mathematics statistics geology astronomy biochemistry neuroscience genetics microbiology ' +
    'geophysics geoscience',
  'Social sciences': 'psychology sociology politics political anthropology geography social international government',
  'Art and design': 'art arts design music theater theatre film photography architecture dance animation fashion',
  Humanities: 'english history philosophy literature linguistics languages spanish french classics religion writing',
};

const FIELD_BY_STEM: ReadonlyMap<string, string> = new Map(
  Object.entries(FIELDS_OF_STUDY).flatMap(([field, words]) =>
    [...extractStems(words).keys()].map((found) => [found, field] as const),
  ),
);
const FIELD_NAMES = Object.keys(FIELDS_OF_STUDY);

/** Words that many majors share and that don't identify one: "science" is not "Computer Science". */
const GENERIC_STEMS = new Set(
  extractStems(
    'science sciences art arts studies general applied liberal administration management information social',
  ).keys(),
);

/** Returns the field of a major; null if its name doesn't indicate one. */
export function findFieldOfStudy(majorStems: readonly string[]): string | null {
  const fields = majorStems.flatMap((one) => FIELD_BY_STEM.get(one) ?? []);
  return FIELD_NAMES.find((field) => fields.includes(field)) ?? null;
}

/** Checks whether two names are the same, or one is the other with an addition: "Nursing", "Nursing (BSN)". */
export function isSameOrPart(one: Phrase, other: Phrase): boolean {
  const [fewer, more] = one.stems.length <= other.stems.length ? [one.stems, other.stems] : [other.stems, one.stems];
  if (fewer.length === 0 || !fewer.every((stem) => more.includes(stem))) return false;
  return fewer.length === more.length || fewer.some((stem) => !GENERIC_STEMS.has(stem));
}

/** Returns a name as one phrase, including its commas. */
export const toPhrase = (text: string | null): Phrase => ({
  text: text?.trim() ?? '',
  stems: [...extractStems(text).keys()],
});
