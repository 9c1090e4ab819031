import { type Phrase, stemsOf } from './score-words';

/** Majors that lead to similar work, by words of their names. The first field with a word of the major is its field. */
const FIELDS: Readonly<Record<string, string>> = {
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

const FIELD_OF_STEM: ReadonlyMap<string, string> = new Map(
  Object.entries(FIELDS).flatMap(([field, words]) =>
    [...stemsOf(words).keys()].map((found) => [found, field] as const),
  ),
);
const ORDER = Object.keys(FIELDS);

/** Words that many majors share and that make none: "science" is not "Computer Science". */
const GENERAL = new Set([
  ...stemsOf(
    'science sciences art arts studies general applied liberal administration management information social',
  ).keys(),
]);

/** The field that a major belongs to; null where its name does not say. */
export function fieldOf(majorStems: readonly string[]): string | null {
  const fields = majorStems.flatMap((one) => FIELD_OF_STEM.get(one) ?? []);
  return ORDER.find((field) => fields.includes(field)) ?? null;
}

/** Whether two names of one kind mean the same, or one is the other with something added: "Nursing", "Nursing (BSN)". */
export function isSameOrPart(one: Phrase, other: Phrase): boolean {
  const [fewer, more] = one.stems.length <= other.stems.length ? [one.stems, other.stems] : [other.stems, one.stems];
  if (fewer.length === 0 || !fewer.every((stem) => more.includes(stem))) return false;
  return fewer.length === more.length || fewer.some((stem) => !GENERAL.has(stem));
}

/** A name as one thing, commas and all. */
export const phraseOf = (told: string | null): Phrase => ({
  told: told?.trim() ?? '',
  stems: [...stemsOf(told).keys()],
});
