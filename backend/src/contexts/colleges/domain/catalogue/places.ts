import { DomainError } from '../../../../shared/domain/domain-error';
import { comparableBeginning, comparableName } from '../search/normal-text';
import { STATES } from '../../../../shared/domain/states';

/** A city as people name it. */
export interface PlaceName {
  /** Letters and digits only, with "Saint" and "Mount" in one spelling. */
  readonly city: string;
  /** USPS code. */
  readonly state: string;
}

export interface Coordinates {
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

export class UnknownPlace extends DomainError {
  constructor() {
    super('invalid', 'colleges.unknown-place', 'We couldn’t find this place.', [
      { field: 'near', message: 'Choose a city from the list, for example “Boston, MA”' },
    ]);
  }
}

const EARTH_RADIUS_MILES = 3_958.8;

/** What a state is called at the end of a place, longest first: "west virginia" is not "virginia". */
const STATE_ENDINGS = Object.entries(STATES)
  .flatMap(([code, name]) => [code, name].map((called) => ({ code, called: ` ${plain(called)}` })))
  .sort((one, other) => other.called.length - one.called.length);

/**
 * "Boston, MA", "boston ma" and "Boston, Massachusetts" are one place.
 * @throws UnknownPlace where no city or no state is told
 */
export function readPlace(text: string): PlaceName {
  const said = plain(text);
  const ending = STATE_ENDINGS.find(({ called }) => said.endsWith(called));
  if (!ending || said.length === ending.called.length) throw new UnknownPlace();
  return { city: said.slice(0, -ending.called.length), state: ending.code };
}

/** The ways a place may be typed, for comparing from the first letter on: with the state's code and with its name. */
export const placeLabels = (city: string, state: string): [string, string] => [
  plain(`${city} ${state}`),
  plain(`${city} ${STATES[state] ?? state}`),
];

/** The beginning of a place, to be compared with its labels; empty when no letter or digit was typed. */
export const placeBeginning = (typed: string): string => comparableBeginning(withoutDots(typed));

/** Where a college is, for finding out what cities there are. */
export interface Located extends Coordinates {
  readonly city: string;
  readonly state: string;
  readonly enrollment: number | null;
}

/** A city with colleges; its coordinates are the middle of theirs. */
export interface City extends PlaceName, Coordinates {
  /** "Boston, MA" */
  readonly name: string;
  readonly students: number;
}

/** The cities of colleges. Where a city is spelled in several ways, the one with the most students counts. */
export function citiesOf(colleges: readonly Located[]): City[] {
  const byPlace = new Map<string, Located[]>();
  for (const college of colleges) {
    const [label] = placeLabels(college.city, college.state);
    const there = byPlace.get(label);
    if (there) there.push(college);
    else byPlace.set(label, [college]);
  }
  return [...byPlace.values()].map(cityOf);
}

function cityOf(colleges: readonly Located[]): City {
  const [largest] = [...colleges].sort((one, other) => (other.enrollment ?? 0) - (one.enrollment ?? 0));
  const { city, state } = largest!;
  const mean = (of: (college: Located) => number): number =>
    colleges.reduce((sum, college) => sum + of(college), 0) / colleges.length;
  return {
    name: `${city}, ${state}`,
    city: plain(city),
    state,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    students: colleges.reduce((sum, { enrollment }) => sum + (enrollment ?? 0), 0),
  };
}

/** The way along the surface of the Earth, in miles with one decimal. */
export function milesBetween(one: Coordinates, other: Coordinates): number {
  const across = haversine(other.latitude - one.latitude);
  const along = haversine(other.longitude - one.longitude) * cosine(one.latitude) * cosine(other.latitude);
  return Math.round(2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(across + along))) * 10) / 10;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const cosine = (degrees: number): number => Math.cos(radians(degrees));
const haversine = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;

function plain(text: string): string {
  return comparableName(withoutDots(text));
}

/** "D.C." is "DC". */
function withoutDots(text: string): string {
  return text.replaceAll('.', '');
}
