import { toComparableName, normalizeText } from '../../../search/normal-text';
import { findClosestWord } from '../../../search/spelling';
import type { CatalogNames } from '../question-filters';

const COLLEGES =
  'Boston College|Boston University|The University of the South|Texas Christian University|New York University|California Institute of the Arts|Texas Woman’s University|American Public University System|Miami University|Virginia Polytechnic Institute and State University|Harvard University|Stanford University|Washington State University|Community College of Philadelphia|Ohio State University|Pennsylvania State University|University of Michigan|Chamberlain University-College of Nursing|Christ College of Nursing and Health Sciences|Massachusetts College of Liberal Arts|Rocky Mountain College|Art Institute of Chicago|International Business College|Northeastern State University|Southern University|New England College|Public Health Institute|Research College of Nursing|Texas State University|University of North Carolina|Columbia University in the City of New York|Small Church College|Montana State University|North Dakota State University|West Coast University|Midwest Technical Institute|Women’s Christian College'.split(
    '|',
  );
const OTHER_NAMES = ['virginia tech', 'penn state', 'ohio state'];
const CITIES =
  'boston ma|seattle wa|new york ny|chicago il|atlanta ga|portland or|portland me|denver co|houston tx|columbus oh|austin tx|philadelphia pa|normal il|reading pa|washington dc|ohio il|kansas city mo|nursery tx'.split(
    '|',
  );
const STATE_NAMES: Readonly<Record<string, string>> = { co: 'colorado', oh: 'ohio', or: 'oregon', ma: 'massachusetts' };

const words = (text: string): string[] => normalizeText(text).split(' ');
const NAMES = [...COLLEGES, ...OTHER_NAMES].map(words);

const FILLERS = new Set(['of', 'the', 'and', 'at', 'in', 'for']);
const withoutFillers = (text: string): string =>
  ` ${words(text)
    .filter((word) => !FILLERS.has(word))
    .join(' ')} `;
const isOtherName = (text: string): boolean => OTHER_NAMES.includes(normalizeText(text));

/** A few colleges and cities, with the same answers as the catalog. */
export const knownNames: CatalogNames = {
  isName: (text) => isOtherName(text) || COLLEGES.some((name) => withoutFillers(name).includes(withoutFillers(text))),
  isNameStart: (text) =>
    isOtherName(text) ||
    COLLEGES.some((name) =>
      words(text).length === 1
        ? normalizeText(name) === `${text} university` || normalizeText(name) === `${text} college`
        : ` ${normalizeText(name)} `.startsWith(` ${normalizeText(text)} `),
    ),
  isNameWithPlace: (text) => NAMES.some((name) => words(text).every((word) => name.includes(word))),
  isMisspelledName: (text) =>
    NAMES.some((name) =>
      words(text).every(
        (word) =>
          findClosestWord(
            word,
            name.map((known) => ({ word: known, enrollment: 0 })),
          ) !== null,
      ),
    ),
  isCity: (text) =>
    CITIES.some((city) => {
      const [name, state] = [city.slice(0, -3), city.slice(-2)];
      const place = toComparableName(text);
      return place === name || place === city || place === `${name} ${STATE_NAMES[state] ?? state}`;
    }),
};
