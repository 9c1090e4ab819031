import { type Coordinates, milesBetween } from './places';

/** What decides how similar two colleges are. Null means "not reported". */
export interface ComparableCollege {
  readonly id: number;
  /** The predominant award; null if the college has no classification. */
  readonly award: string | null;
  readonly type: string;
  readonly state: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly enrollment: number | null;
  /** Fraction. */
  readonly admission_rate: number | null;
  readonly open_admission: boolean | null;
  /** Average price of a year after grants in USD. */
  readonly net_price: number | null;
  /** Campuses that are measured together have the same pool. */
  readonly pool: string | null;
}

export const MAX_SIMILAR_COLLEGES = 6;

/** How much each difference counts at most. */
const WEIGHTS = { control: 1, state: 0.5, distance: 1.5, size: 1.5, price: 1.5, admission: 1.5 } as const;
/** The differences from which each counts fully. */
const FULL_DIFFERENCE = { miles: 1_000, size: 8, price: 20_000, admission: 0.5 } as const;
/** What an unknown difference counts, as a part of its weight. */
const UNKNOWN_DIFFERENCE = 0.5;

/** Whether two colleges mostly grant the same award; without a classification, whether they have the same type. */
const isSameKind = (one: ComparableCollege, other: ComparableCollege): boolean =>
  one.award === null || other.award === null ? one.type === other.type : one.award === other.award;

/**
 * Returns the IDs of the most similar colleges of the same kind, most similar first: those with a small difference in
 * control, place, size, price after grants and admission rate together. Campuses that are measured together with the
 * college are left out, and of others that are measured together only the most similar one is listed.
 * @param candidates main campuses; may contain the college itself and colleges of another kind
 */
export function findSimilarColleges(college: ComparableCollege, candidates: Iterable<ComparableCollege>): number[] {
  const ranked: { candidate: ComparableCollege; difference: number }[] = [];
  for (const candidate of candidates) {
    if (candidate.id === college.id || isPooled(college, candidate) || !isSameKind(college, candidate)) continue;
    ranked.push({ candidate, difference: sumDifferences(college, candidate) });
  }
  ranked.sort((one, other) => one.difference - other.difference || one.candidate.id - other.candidate.id);
  const chosen: ComparableCollege[] = [];
  for (const { candidate } of ranked) {
    if (chosen.length === MAX_SIMILAR_COLLEGES) break;
    if (!chosen.some((other) => isPooled(other, candidate))) chosen.push(candidate);
  }
  return chosen.map(({ id }) => id);
}

const isPooled = (one: ComparableCollege, other: ComparableCollege): boolean =>
  one.pool !== null && one.pool === other.pool;

/** "Private Non-Profit 4-year" -> "Private Non-Profit" */
const controlOf = ({ type }: ComparableCollege): string => type.replace(/ \S+$/, '');

function sumDifferences(one: ComparableCollege, other: ComparableCollege): number {
  return (
    (controlOf(one) === controlOf(other) ? 0 : WEIGHTS.control) +
    (one.state === other.state ? 0 : WEIGHTS.state) +
    WEIGHTS.distance * limit(findMiles(one, other), FULL_DIFFERENCE.miles) +
    WEIGHTS.size * limit(findSizeFactor(one, other), Math.log(FULL_DIFFERENCE.size)) +
    WEIGHTS.price * limit(findGap(one.net_price, other.net_price), FULL_DIFFERENCE.price) +
    WEIGHTS.admission * limit(findGap(admissionOf(one), admissionOf(other)), FULL_DIFFERENCE.admission)
  );
}

/** Returns a difference as a part of the one that counts fully. */
const limit = (difference: number | null, full: number): number =>
  difference === null ? UNKNOWN_DIFFERENCE : Math.min(difference / full, 1);

const findGap = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.abs(one - other);

const admissionOf = ({ open_admission, admission_rate }: ComparableCollege): number | null =>
  open_admission ? 1 : admission_rate;

/** Returns the logarithm of the factor between the enrollments. */
const findSizeFactor = ({ enrollment: one }: ComparableCollege, { enrollment: other }: ComparableCollege) =>
  one && other ? Math.abs(Math.log(one / other)) : null;

function findMiles(one: ComparableCollege, other: ComparableCollege): number | null {
  const [from, to] = [findCoordinates(one), findCoordinates(other)];
  return from && to && milesBetween(from, to);
}

const findCoordinates = ({ latitude, longitude }: ComparableCollege): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
