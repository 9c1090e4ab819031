import type { SearchPlace, SearchPhrase } from '../../domain/search/search-phrase';
import type { MatchClass } from '../../domain/search/search-match';
import type { Parameters } from './statement';

/** The answers of one match class. */
export interface Stage {
  readonly matchClass: MatchClass;
  /** SQL condition on `e`, a search entry. */
  readonly matches: string;
  /** SQL of an integer to sort by, descending; undefined for the standing of the college. */
  readonly order?: string;
}

/** The parts that a phrase adds to the statement of a search. */
export interface PhraseAnswers {
  /** WITH clause for the named city; null if the statement needn't look it up. */
  readonly table: string | null;
  /** Condition on `e`, a search entry: true if the condition of any stage is true. */
  readonly anyStage: string;
  readonly stages: readonly Stage[];
}

/** Miles per degree of latitude. */
const MILES_OF_DEGREE = 69;
const EARTH_RADIUS_MILES = 3_958.8;
/** Ranks below every college in the city, including branches. */
const OUTSIDE = -1_500_000_000;

/** Returns SQL that reads a column of the named city. */
const ofCity = (column: string): string => `(SELECT ${column} FROM meant_city)`;

/** Increases with the distance from the city, and is cheaper to compute. */
const FROM_CITY = `sind((e.latitude - ${ofCity('latitude')}) / 2) ^ 2
  + cosd(e.latitude) * cosd(${ofCity('latitude')}) * sind((e.longitude - ${ofCity('longitude')}) / 2) ^ 2`;

interface Place {
  readonly table: string | null;
  readonly where: string;
  readonly order?: string;
}

export function phraseAnswers(phrase: SearchPhrase, parameters: Parameters): PhraseAnswers {
  const place = phrase.place && placeAnswers(phrase.place, parameters);
  const words =
    phrase.words.length > 0 ? `e.everything @@ ${parameters.add(tsquery(phrase.words, ':*'))}::tsquery` : null;
  const condition = (kinds: readonly string[]): string =>
    [
      ...(kinds.length > 0 ? [`e.kinds @@ ${parameters.add(tsquery(kinds))}::tsquery`] : []),
      ...(place ? [place.where] : []),
      ...(words ? [words] : []),
    ].join(' AND ');
  const first = condition(phrase.kinds);
  const broader = phrase.broader && condition(phrase.broader);
  const stage = (matchClass: Stage['matchClass'], matches: string): Stage => ({
    matchClass,
    matches: `(${matches})`,
    order: place?.order,
  });
  return {
    table: place?.table ?? null,
    anyStage: broader ? `((${first}) OR (${broader}))` : `(${first})`,
    stages: [stage(phrase.cityOnly ? 'city' : 'phrase', first), ...(broader ? [stage('broader', broader)] : [])],
  };
}

/** Checks whether answers are ordered by their distance from a city. */
export const isNear = (phrase: SearchPhrase | null): boolean =>
  phrase?.place !== null && phrase?.place !== undefined && phrase.place.by !== 'state' && phrase.place.miles !== null;

function placeAnswers(place: SearchPlace, parameters: Parameters): Place {
  if (place.by === 'state') return { table: null, where: `e.state = ${parameters.add(place.stateCode)}` };
  const towns = place.by === 'towns' ? `${parameters.add(place.towns)}::text[]` : null;
  const inCity = towns ? `e.town = ANY (${towns})` : `e.town = ${ofCity('label')}`;
  if (towns && place.miles === null) return { table: null, where: inCity };
  const table = `meant_city AS MATERIALIZED (${place.by === 'city' ? cityNamed(place, parameters) : firstOf(towns!)})`;
  return place.miles === null ? { table, where: inCity } : { table, ...near(inCity, place.miles, parameters) };
}

function near(inCity: string, miles: number, parameters: Parameters): Omit<Place, 'table'> {
  const degrees = miles / MILES_OF_DEGREE;
  const along = parameters.add(degrees);
  const across = `${along}::float8 / cosd(${ofCity('latitude')})`;
  const farthest = parameters.add(Math.sin(miles / (2 * EARTH_RADIUS_MILES)) ** 2);
  const around = `(e.latitude BETWEEN ${ofCity('latitude')} - ${along}::float8 AND ${ofCity('latitude')} + ${along}::float8
    AND e.longitude BETWEEN ${ofCity('longitude')} - ${across} AND ${ofCity('longitude')} + ${across}
    AND ${FROM_CITY} <= ${farthest}::float8)`;
  return {
    where: `(${inCity} OR ${around})`,
    order: `CASE WHEN ${inCity} THEN e.standing ELSE ${OUTSIDE} - ((${FROM_CITY}) * 1e12)::integer END`,
  };
}

const CITY_COLUMNS = 'p.name, p.label, p.latitude, p.longitude';

/**
 * Returns SQL for the first of the towns that has a college.
 * @param towns labels, as a parameter; the index contains cities without their states
 */
const firstOf = (towns: string): string => `
  SELECT ${CITY_COLUMNS} FROM colleges.places p
  WHERE p.city COLLATE "C" = ANY (ARRAY(SELECT left(town, -3) FROM unnest(${towns}) AS town)) AND p.label = ANY (${towns})
  ORDER BY array_position(${towns}, p.label) LIMIT 1`;

function cityNamed(
  { city, stateCode, isPrefix: growing }: Extract<SearchPlace, { by: 'city' }>,
  parameters: Parameters,
): string {
  const whole = parameters.add(city);
  const named = growing ? `p.city COLLATE "C" LIKE ${parameters.add(`${city}%`)}` : `p.city COLLATE "C" = ${whole}`;
  return `
    SELECT ${CITY_COLUMNS} FROM colleges.places p
    WHERE ${named} ${stateCode ? `AND p.state = ${parameters.add(stateCode)}` : ''}
    ORDER BY p.city = ${whole} DESC, p.students DESC, p.name LIMIT 1`;
}

/** The words contain only letters, digits and hyphens. */
const tsquery = (words: readonly string[], ending = ''): string =>
  words.map((word) => `'${word}'${ending}`).join(' & ');
