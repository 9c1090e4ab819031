import type { SearchPlace, SearchPhrase } from '../../domain/search/search-phrase';
import type { MatchClass } from '../../domain/search/search-match';
import { DISTANCE_RANKS, MILES_PER_LATITUDE_DEGREE, OUTSIDE_CITY_RANK } from './near-city';
import { toDistanceTerm } from '../../domain/catalogue/places';
import type { Parameters } from './statement';

/** The answers of one match class. */
export interface MatchStage {
  readonly matchClass: MatchClass;
  /** SQL condition on `e`, a search entry. */
  readonly matches: string;
  /** SQL of an integer to sort by, descending; undefined for the standing of the college. */
  readonly order?: string;
}

/** The parts that a phrase adds to the statement of a search. */
export interface PhraseAnswersSql {
  /** WITH clause for the named city; null if the statement needn't look it up. */
  readonly table: string | null;
  /** Condition on `e`, a search entry: true if the condition of any stage is true. */
  readonly anyStage: string;
  /** Returns the condition on `e` for a college of all these kinds; they are those of one of the phrase's stages. */
  matches(kinds: readonly string[]): string;
  /** See `MatchStage`. */
  readonly order?: string;
}

/** Returns SQL that reads a column of the named city. */
const cityColumnSql = (column: string): string => `(SELECT ${column} FROM meant_city)`;

/** Increases with the distance from the city, and is cheaper to compute. */
const DISTANCE_FROM_CITY_SQL = `sind((e.latitude - ${cityColumnSql('latitude')}) / 2) ^ 2
  + cosd(e.latitude) * cosd(${cityColumnSql('latitude')}) * sind((e.longitude - ${cityColumnSql('longitude')}) / 2) ^ 2`;

interface PlaceSql {
  readonly table: string | null;
  readonly where: string;
  readonly order?: string;
}

export function phraseAnswersSql(phrase: SearchPhrase, parameters: Parameters): PhraseAnswersSql {
  const place = phrase.place && placeSql(phrase.place, parameters);
  const words =
    phrase.words.length > 0 ? `e.everything @@ ${parameters.add(toTsquery(phrase.words, ':*'))}::tsquery` : null;
  const condition = (kinds: readonly string[]): string =>
    [
      ...(kinds.length > 0 ? [`e.kinds @@ ${parameters.add(toTsquery(kinds))}::tsquery`] : []),
      ...(place ? [place.where] : []),
      ...(words ? [words] : []),
    ].join(' AND ');
  const first = `(${condition(phrase.kinds)})`;
  const broader = phrase.broader && `(${condition(phrase.broader)})`;
  return {
    table: place?.table ?? null,
    anyStage: broader ? `(${first} OR ${broader})` : first,
    matches: (kinds) => (broader && kinds === phrase.broader ? broader : first),
    order: place?.order,
  };
}

function placeSql(place: SearchPlace, parameters: Parameters): PlaceSql {
  if (place.by === 'state') return { table: null, where: `e.state = ${parameters.add(place.stateCode)}` };
  const towns = place.by === 'towns' ? `${parameters.add(place.towns)}::text[]` : null;
  const inCitySql = towns ? `e.town = ANY (${towns})` : `e.town = ${cityColumnSql('label')}`;
  if (towns && place.miles === null) return { table: null, where: inCitySql };
  const table = `meant_city AS MATERIALIZED (${place.by === 'city' ? cityByNameSql(place, parameters) : firstTownSql(towns!)})`;
  return place.miles === null
    ? { table, where: inCitySql }
    : { table, ...nearCitySql(inCitySql, place.miles, parameters) };
}

function nearCitySql(inCity: string, miles: number, parameters: Parameters): Omit<PlaceSql, 'table'> {
  const degrees = miles / MILES_PER_LATITUDE_DEGREE;
  const latitudeDegrees = parameters.add(degrees);
  const longitudeDegreesSql = `${latitudeDegrees}::float8 / cosd(${cityColumnSql('latitude')})`;
  const maxDistance = parameters.add(toDistanceTerm(miles));
  const aroundCitySql = `(e.latitude BETWEEN ${cityColumnSql('latitude')} - ${latitudeDegrees}::float8 AND ${cityColumnSql('latitude')} + ${latitudeDegrees}::float8
    AND e.longitude BETWEEN ${cityColumnSql('longitude')} - ${longitudeDegreesSql} AND ${cityColumnSql('longitude')} + ${longitudeDegreesSql}
    AND ${DISTANCE_FROM_CITY_SQL} <= ${maxDistance}::float8)`;
  return {
    where: `(${inCity} OR ${aroundCitySql})`,
    order: `CASE WHEN ${inCity} THEN e.standing ELSE ${OUTSIDE_CITY_RANK} - ((${DISTANCE_FROM_CITY_SQL}) * ${DISTANCE_RANKS})::integer END`,
  };
}

const CITY_COLUMNS_SQL = 'p.name, p.label, p.latitude, p.longitude';

/**
 * Returns SQL for the first of the towns that has a college.
 * @param towns labels, as a parameter; the index contains cities without their states
 */
const firstTownSql = (towns: string): string => `
  SELECT ${CITY_COLUMNS_SQL} FROM colleges.places p
  WHERE p.city COLLATE "C" = ANY (ARRAY(SELECT left(town, -3) FROM unnest(${towns}) AS town)) AND p.label = ANY (${towns})
  ORDER BY array_position(${towns}, p.label) LIMIT 1`;

function cityByNameSql(
  { city, stateCode, isPrefix: growing }: Extract<SearchPlace, { by: 'city' }>,
  parameters: Parameters,
): string {
  const cityParameter = parameters.add(city);
  const cityConditionSql = growing
    ? `p.city COLLATE "C" LIKE ${parameters.add(`${city}%`)}`
    : `p.city COLLATE "C" = ${cityParameter}`;
  return `
    SELECT ${CITY_COLUMNS_SQL} FROM colleges.places p
    WHERE ${cityConditionSql} ${stateCode ? `AND p.state = ${parameters.add(stateCode)}` : ''}
    ORDER BY p.city = ${cityParameter} DESC, p.students DESC, p.name COLLATE "C" LIMIT 1`;
}

/** The words contain only letters, digits and hyphens. */
const toTsquery = (words: readonly string[], ending = ''): string =>
  words.map((word) => `'${word}'${ending}`).join(' & ');
