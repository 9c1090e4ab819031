import { DomainError } from '../../../../shared/domain/domain-error';
import { toComparablePrefix, toComparableName } from '../search/normal-text';
import { STATES } from '../../../../shared/domain/states';

/** The normalized name of a city. */
export interface PlaceName {
  /** Letters and digits only, with "Saint" and "Mount" in one spelling. */
  readonly city: string;
  /** USPS code. */
  readonly state: string;
}

/** The area of the ZIP codes that start with the same three digits. */
export interface ZipArea {
  readonly zipPrefix: string;
}

export interface Coordinates {
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

export class UnknownPlace extends DomainError {
  constructor() {
    super('invalid', 'colleges.unknown-place', 'We couldn’t find this place.', [
      {
        field: 'near',
        message: 'Choose a city from the list, for example “Boston, MA”, or enter a ZIP code of five digits',
      },
    ]);
  }
}

const EARTH_RADIUS_MILES = 3_958.8;

/** Codes and names of states at the end of a place, longest first, so that "west virginia" doesn't match "virginia". */
const STATE_ENDINGS = Object.entries(STATES)
  .flatMap(([code, name]) => [code, name].map((label) => ({ code, label: ` ${normalizePlaceName(label)}` })))
  .sort((one, other) => other.label.length - one.label.length);

/**
 * Parses a place: "Boston, MA", "boston ma" and "Boston, Massachusetts" are the same.
 * @throws UnknownPlace if the city or the state is missing
 */
export function parsePlaceName(text: string): PlaceName {
  const normalized = normalizePlaceName(text);
  const ending = STATE_ENDINGS.find(({ label }) => normalized.endsWith(label));
  if (!ending || normalized.length === ending.label.length) throw new UnknownPlace();
  return { city: normalized.slice(0, -ending.label.length), state: ending.code };
}

const ZIP_PATTERN = /^\d{5}(?:-\d{4})?$/;
const ZIP_PREFIX_LENGTH = 3;

/**
 * Parses a place from which distances are measured: a ZIP code of five or nine digits, else a city with its state.
 * @throws UnknownPlace if the text is neither
 */
export const parsePlace = (text: string): PlaceName | ZipArea =>
  ZIP_PATTERN.test(text) ? { zipPrefix: text.slice(0, ZIP_PREFIX_LENGTH) } : parsePlaceName(text);

/**
 * Returns the two forms in which a place can be typed, for prefix matching: with the state's code and with its name.
 */
export const placeLabels = (city: string, state: string): [string, string] => [
  normalizePlaceName(`${city} ${state}`),
  normalizePlaceName(`${city} ${STATES[state] ?? state}`),
];

/** Normalizes a prefix of a place, to compare it with the labels; empty without any letter or digit. */
export const normalizePlacePrefix = (input: string): string => toComparablePrefix(withoutDots(input));

/** The location of a college, from which the cities are derived. */
export interface LocatedCollege extends Coordinates {
  readonly city: string;
  readonly state: string;
  readonly enrollment: number | null;
}

/** A city with colleges; its coordinates are the center of its colleges. */
interface City extends PlaceName, Coordinates {
  /** "Boston, MA" */
  readonly name: string;
  readonly enrollment: number;
}

/**
 * Returns the cities of colleges. If a city is spelled in several ways, the spelling with the most students is used.
 */
export function groupByCity(colleges: readonly LocatedCollege[]): City[] {
  const byPlace = new Map<string, LocatedCollege[]>();
  for (const college of colleges) {
    const [label] = placeLabels(college.city, college.state);
    const collegesInCity = byPlace.get(label);
    if (collegesInCity) collegesInCity.push(college);
    else byPlace.set(label, [college]);
  }
  return [...byPlace.values()].map(toCity);
}

function toCity(colleges: readonly LocatedCollege[]): City {
  const [largest] = [...colleges].sort((one, other) => (other.enrollment ?? 0) - (one.enrollment ?? 0));
  const { city, state } = largest!;
  const mean = (of: (college: LocatedCollege) => number): number =>
    colleges.reduce((sum, college) => sum + of(college), 0) / colleges.length;
  return {
    name: `${city}, ${state}`,
    city: normalizePlaceName(city),
    state,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    enrollment: colleges.reduce((sum, { enrollment }) => sum + (enrollment ?? 0), 0),
  };
}

/** Returns the distance along the surface of the Earth, in miles with one decimal. */
export const milesBetween = (from: Coordinates, to: Coordinates): number =>
  Math.round(2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(distanceTerm(from, to)))) * 10) / 10;

/** Increases with the distance, and is cheaper to compute. NaN if a coordinate is. */
export const distanceTerm = (from: Coordinates, { latitude, longitude }: Coordinates): number =>
  haversine(latitude - from.latitude) +
  cosineOfDegrees(latitude) * cosineOfDegrees(from.latitude) * haversine(longitude - from.longitude);

/** Returns the distance term of a distance in miles. */
export const toDistanceTerm = (miles: number): number => Math.sin(miles / (2 * EARTH_RADIUS_MILES)) ** 2;

export const cosineOfDegrees = (degrees: number): number => Math.cos(toRadians(degrees));

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const haversine = (degrees: number): number => Math.sin(toRadians(degrees) / 2) ** 2;

function normalizePlaceName(text: string): string {
  return toComparableName(withoutDots(text));
}

/** Makes "D.C." equal to "DC". */
function withoutDots(text: string): string {
  return text.replaceAll('.', '');
}
