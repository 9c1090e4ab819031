import { STATES } from '../../../../shared/domain/states';
import { placeLabels, parsePlaceName } from '../../domain/catalogue/places';
import { toAliasKey, toComparableName, normalizeText } from '../../domain/search/normal-text';
import type { QuestionFilters } from '../../domain/directory/question/question-filters';
import { readQuestion } from '../../domain/directory/question/read-question';
import { listNameInitials, removeGenericWords } from '../../domain/search/search-document';
import { findAlias } from '../../domain/search/search-match';
import { parseSearch } from '../../domain/search/search-query';
import { findClosestWord } from '../../domain/search/spelling';
import type { CollegeReader, CollegeView } from './ports/college-reader';
import type { DirectoryReader } from './ports/directory-reader';

interface Catalog {
  readonly colleges: CollegeReader;
  readonly directory: DirectoryReader;
}

/** A question to the catalog about a text. */
type Check = (text: string, catalog: Catalog) => Promise<boolean>;

const SEARCHED_COLLEGES = 5;
/** The rules are run again with what the catalog answered, because they ask for other texts then. */
const MAX_ROUNDS = 6;
const MAX_CHECKS = 40;
const SHORTEST_MISSPELLED = 5;

const CHECKS = {
  isName: async (text, catalog) => (await findColleges(text, catalog)).some((college) => isCalled(college, text)),
  isNameStart: async (text, catalog) =>
    (await findColleges(text, catalog)).some((college) => startsWith(college, text)),
  isNameWithPlace: async (text, catalog) =>
    (await findColleges(text, catalog)).some(({ name, city, state }) => {
      const words = listWords(`${name} ${city} ${state} ${STATES[state] ?? ''}`);
      return normalizeText(text)
        .split(' ')
        .every((word) => words.includes(word));
    }),
  isMisspelledName: async (text, catalog) =>
    (await findColleges(text, catalog)).some(
      (college) => isAlmostCalled(college, text) || listNameInitials(college.name).includes(toAliasKey(text)),
    ),
  isCity: async (text, { directory }) =>
    (await directory.listPlaces(text)).some(({ name }) => {
      const { city, state } = parsePlaceName(name);
      return [city, ...placeLabels(city, state)].includes(toComparableName(text));
    }),
} satisfies Record<string, Check>;

/** Reads a question as filters of the directory, with the names of colleges and cities in the catalog. */
export async function readQuestionInCatalog(question: string, catalog: Catalog): Promise<QuestionFilters> {
  const answers = new Map<string, boolean>();
  for (let round = 0; ; round++) {
    const asked = new Map<string, () => Promise<boolean>>();
    const ask = (check: keyof typeof CHECKS) => (text: string) => {
      const key = `${check} ${text}`;
      const answer = answers.get(key);
      if (answer === undefined) asked.set(key, () => CHECKS[check](text, catalog));
      return answer ?? false;
    };
    const filters = readQuestion(question, {
      isName: ask('isName'),
      isNameStart: ask('isNameStart'),
      isNameWithPlace: ask('isNameWithPlace'),
      isMisspelledName: ask('isMisspelledName'),
      isCity: ask('isCity'),
    });
    if (asked.size === 0 || round === MAX_ROUNDS || answers.size >= MAX_CHECKS) return filters;
    for (const [key, check] of [...asked].slice(0, MAX_CHECKS)) answers.set(key, await check());
  }
}

async function findColleges(text: string, { colleges }: Catalog): Promise<readonly CollegeView[]> {
  const query = parseSearch(text);
  return query ? (await colleges.listMatches(query, { limit: SEARCHED_COLLEGES, offset: 0 })).items : [];
}

/** Checks whether the words are together in the name of a college, or are another name of it. */
const isCalled = (college: CollegeView, text: string): boolean =>
  isAliasOf(college, text) || withoutFillers(college.name).includes(withoutFillers(text));

/** Checks whether the name starts with the words; a single one must be the name without "university" and the like. */
function startsWith(college: CollegeView, text: string): boolean {
  if (isAliasOf(college, text)) return true;
  return text.includes(' ')
    ? ` ${normalizeText(college.name)} `.startsWith(` ${text} `)
    : removeGenericWords(college.name).includes(text);
}

function isAliasOf({ matched }: CollegeView, text: string): boolean {
  const alias = matched ? findAlias(matched) : null;
  return alias !== null && toAliasKey(alias) === toAliasKey(text);
}

const FILLER_WORDS = new Set(['of', 'the', 'and', 'at', 'in', 'for']);
const withoutFillers = (text: string): string =>
  ` ${normalizeText(text)
    .split(' ')
    .filter((word) => !FILLER_WORDS.has(word))
    .join(' ')} `;

/** Checks whether the words are in the name, except for slips in longer ones. */
function isAlmostCalled({ name }: CollegeView, text: string): boolean {
  const nameWords = listWords(name);
  return normalizeText(text)
    .split(' ')
    .every((word) => nameWords.includes(word) || (word.length >= SHORTEST_MISSPELLED && isClose(word, nameWords)));
}

const isClose = (typed: string, words: readonly string[]): boolean =>
  findClosestWord(
    typed,
    words.map((word) => ({ word, enrollment: 0 })),
  ) !== null;

const listWords = (text: string): string[] => `${normalizeText(text)} ${toComparableName(text)}`.split(' ');
