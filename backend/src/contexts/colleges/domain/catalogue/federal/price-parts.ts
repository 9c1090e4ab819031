import type { FigureName } from './federal-figures';

/** Fewer students than this don't make a reliable average. */
const FEW_STUDENTS = 10;

/**
 * What a year costs a family, in parts that are added up where the family's situation is known, in USD:
 * `bands[band] + (out of state ? outOfState : 0) + living[choice] - includedLiving`.
 */
export interface PriceParts {
  /** Average price after grants by family income: to $30,000, $48,000, $75,000, $110,000 and above; null if unknown. */
  readonly bands: readonly (number | null)[];
  /** Whether the price of a band is based on fewer than ten students. */
  readonly few: readonly boolean[];
  /** What students from other states pay in addition; null if unknown. */
  readonly outOfState: number | null;
  /** Housing, food and other costs of each way of living; null if unknown. */
  readonly living: {
    readonly onCampus: number | null;
    readonly offCampus: number | null;
    readonly withFamily: number | null;
  };
  /** The costs of living that the prices of the bands contain. */
  readonly includedLiving: number;
}

const BANDS = [
  'net_price_band1',
  'net_price_band2',
  'net_price_band3',
  'net_price_band4',
  'net_price_band5',
] as const satisfies readonly FigureName[];

const isKnown = (value: number | null): value is number => value !== null;
const sum = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

/**
 * Returns the parts of a college's price. The prices of the bands are averages over all ways of living: the costs of
 * living in them are what remains of the cost of attendance without tuition and books, within the range of the three
 * ways. At public colleges, they are the prices of residents of the state.
 * @param figureOf value of a figure; null if unknown
 * @param studentsOf number of students behind a figure; null if unknown
 * @returns null if no price can be computed
 */
export function toPriceParts(
  figureOf: (name: FigureName) => number | null,
  studentsOf: (name: FigureName) => number | null,
  isPublic: boolean,
): PriceParts | null {
  const living = {
    onCampus: sum(figureOf('room_board_on_campus'), figureOf('other_on_campus')),
    offCampus: sum(figureOf('room_board_off_campus'), figureOf('other_off_campus')),
    withFamily: figureOf('other_with_family'),
  };
  const ways = Object.values(living).filter(isKnown);
  const [cost, tuition, books] = [figureOf('cost_of_attendance'), figureOf('tuition_in_state'), figureOf('books')];
  const bands = BANDS.map(figureOf);
  if (cost === null || tuition === null || books === null || ways.length === 0 || !bands.some(isKnown)) return null;

  const outOfState = figureOf('tuition_out_state');
  return {
    bands,
    few: BANDS.map((band) => (studentsOf(band) ?? FEW_STUDENTS) < FEW_STUDENTS),
    outOfState: isPublic ? (outOfState === null ? null : outOfState - tuition) : 0,
    living,
    includedLiving: Math.min(Math.max(cost - tuition - books, Math.min(...ways)), Math.max(...ways)),
  };
}
