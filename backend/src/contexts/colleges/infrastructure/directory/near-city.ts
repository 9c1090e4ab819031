import type { SearchPhrase } from '../../domain/search/search-phrase';

// How colleges near a city are found and ranked, in SQL and in memory.

/** Checks whether the colleges of a phrase are ordered by their distance from a city. */
export const isSortedByDistance = (phrase: SearchPhrase | null): boolean =>
  phrase?.place !== null && phrase?.place !== undefined && phrase.place.by !== 'state' && phrase.place.miles !== null;

/** A little less than the real distance, so that the rectangle around the city contains the circle. */
export const MILES_PER_LATITUDE_DEGREE = 69;
/** Ranks below every college in the city, including branches. */
export const OUTSIDE_CITY_RANK = -1_500_000_000;
/** Number of ranks per unit of the distance term. */
export const DISTANCE_RANKS = 1e12;
