import { CITY_NAMES } from '../../search/city-names';
import type { Answer } from './answer';
import type { CatalogNames } from './question-filters';
import { findStateCode, STATE_NAMES_SOURCE } from './regions';
import { type FoundWords, type Reading, type Sentence, wordsPattern } from './sentence';

const NEAR =
  'not (?:too )?far from|close to|(?:closest|nearest)(?: (?:colleges?|schools?|universit(?:y|ies)))?(?: to)?|next to|in or near|near|nearby|around|outside|by|within \\d+ (?:miles?|mi) (?:of|from|around)';
const IN = 'in|located in|inside|at';
const ARTICLES = '(?<article>the )?(?:(?:city of|downtown|(?<greater>greater|metro)) )?';
const WORD = '[^ ,|\\d]+';
const PLACE_PATTERN = wordsPattern(
  `(?:(?<near>${NEAR})|${IN}) ${ARTICLES}(?<place>${WORD}(?: , ${WORD}| ${WORD}){0,3})`,
);
const ZIP_PATTERN = wordsPattern(
  `(?:${NEAR}|zip code|zip|zipcode)(?: (?:zip code|zip|zipcode))? (?<zip>\\d{1,5})|(?:zip code|zip|zipcode) (?<only>\\d{1,5})`,
);
const UNKNOWN_PLACE_PATTERN = wordsPattern(
  `(?:${NEAR}) (?:(?!(?:with|under|for|and|or|that|but|below|over)\\b)[^ ,|]+)(?: (?!(?:with|under|for|and|or|that|but|below|over|in)\\b)[^ ,|]+){0,4}`,
);
const CITY_AND_STATE_PATTERN = wordsPattern(
  `(?<city>${WORD}(?: ${WORD}){0,2}) (?:, )?(?<state>${STATE_NAMES_SOURCE}|[a-z]{2}(?= (?:[,|]|with|under|for|that|and|below|less) | $))`,
);
/** Words that are cities, but rarely mean them after "in". */
const OTHER_MEANINGS = new Set(
  'spring summer fall winter january february march april may june july august september october november december media reading normal enterprise commerce independence union liberty orange college university school state person science art music business english history biology nursing engineering'.split(
    ' ',
  ),
);
/** The name of a landscape or an area follows, so that the words before it aren't the city. */
const LANDSCAPE_PATTERN =
  /^(?:county|valley|river|lake|lakes|coast|island|islands|park|beach|hills|mountains|state|bay)$/;
/** Large cities that are read without a preposition: "nursing seattle". */
const LARGE_CITIES = new Set([
  ...CITY_NAMES.keys(),
  ...'albuquerque,atlanta,austin,baltimore,baton rouge,birmingham,boston,boulder,buffalo,charlotte,chicago,cincinnati,cleveland,dallas,denver,des moines,detroit,el paso,fort worth,houston,indianapolis,jacksonville,kansas city,las vegas,los angeles,louisville,memphis,miami,milwaukee,minneapolis,nashville,new orleans,oakland,oklahoma city,omaha,orlando,philadelphia,pittsburgh,portland,raleigh,sacramento,salt lake city,san antonio,san diego,san francisco,san jose,seattle,st louis,tampa,tucson,tulsa'.split(
    ',',
  ),
]);
const LARGE_CITIES_SOURCE = [...LARGE_CITIES]
  .filter((city) => city.length > 2 && !city.startsWith('washington '))
  .sort((one, other) => other.length - one.length)
  .join('|');
/** Not before another state than the city's: "miami of ohio". */
const LARGE_CITY_PATTERN = wordsPattern(
  `(?:(?<greater>greater|metro) |downtown )?(?<city>${LARGE_CITIES_SOURCE})(?<area> (?:metro(?:politan)? )?(?:area|metro|region))?(?! (?:of |, )?(?:${STATE_NAMES_SOURCE}) )`,
);

/** Reads ZIP codes, and cities after a preposition or before a state. */
export function readPlaces(sentence: Sentence, answer: Answer, names: CatalogNames): void {
  sentence.take(ZIP_PATTERN, ({ quantity }) => {
    const digits = (quantity('zip') ?? quantity('only'))?.digits ?? '';
    if (!/^\d{5}$/.test(digits) || answer.zip !== null) return 'unread';
    answer.zip = digits;
    return 'read';
  });
  sentence.take(PLACE_PATTERN, (found) => readPlace(sentence, answer, names, found));
  sentence.take(CITY_AND_STATE_PATTERN, (found) => {
    const [city = '', state = ''] = [found.group('city'), found.group('state')];
    if (!findStateCode(state)) return null;
    const words = city.split(' ');
    for (let at = 0; at < words.length; at++) {
      const place = `${words.slice(at).join(' ')} ${state}`;
      if (findStateCode(place) || !names.isCity(place)) continue;
      const reading = setPlace(answer, 'in', place);
      sentence.mark(found.from + at, found.to, reading);
      return null;
    }
    return null;
  });
  sentence.take(UNKNOWN_PLACE_PATTERN, ({ text }) => (isNegatedNoun(text) ? null : 'unread'));
}

const isNegatedNoun = (text: string): boolean => /^by (?!.*\b(?:city|beach|town)\b)/.test(text);

/** Reads large cities without a preposition. */
export function readLargeCities(sentence: Sentence, answer: Answer): void {
  sentence.take(LARGE_CITY_PATTERN, ({ group }) =>
    setPlace(answer, group('greater') || group('area') ? 'near' : 'in', group('city') ?? ''),
  );
}

function readPlace(sentence: Sentence, answer: Answer, names: CatalogNames, found: FoundWords): Reading {
  const near = found.group('near');
  const words = (found.group('place') ?? '').split(' ');
  const start = found.position('place');
  const stateLength = findLongest(words, (text) => findStateCode(text) !== undefined && text.length > 2);
  const cityLength = findLongest(words, (text) => isCity(text, names));
  if (cityLength === 0 || cityLength < stateLength || (cityLength === stateLength && !near)) return null;
  const end = start + cityLength;
  if (LANDSCAPE_PATTERN.test(sentence.openWords[end] ?? '')) {
    sentence.mark(found.from, end + 1, 'unread');
    return null;
  }
  const isArea = /^(?:area|metro|region)$/.test(sentence.openWords[end] ?? '');
  // "near the ocean" isn't the town of Ocean.
  if (found.group('article') && !isArea && !CITY_NAMES.has(words.slice(0, cityLength).join(' '))) return null;
  const city = words
    .slice(0, cityLength)
    .filter((word) => word !== ',')
    .join(' ');
  const reading = setPlace(answer, near || isArea || found.group('greater') ? 'near' : 'in', city);
  sentence.mark(found.from, end + (isArea ? 1 : 0), reading);
  // The distance is always 30 miles.
  if (near?.startsWith('within')) sentence.mark(found.from, start, 'unread');
  return null;
}

function findLongest(words: readonly string[], matches: (text: string) => boolean): number {
  for (let length = words.length; length > 0; length--) {
    const part = words.slice(0, length);
    if (part.at(-1) !== ',' && matches(part.filter((word) => word !== ',').join(' '))) return length;
  }
  return 0;
}

const isCity = (text: string, names: CatalogNames): boolean =>
  !OTHER_MEANINGS.has(text) && (CITY_NAMES.has(text) || (!/^(?:an?|the) /.test(text) && names.isCity(text)));

function setPlace(answer: Answer, preposition: 'in' | 'near', city: string): Reading {
  if (answer.place !== null) return 'unread';
  answer.place = `${preposition} ${city}`;
  return 'read';
}
