import type { SeededRandom } from './seeded-random';

/**
 * A rank from 0 to `count` - 1 with a frequency of about 1 / (rank + 1) (Zipf's law): the most popular of 6,000 is chosen
 * as often as the last 3,800 together.
 */
export const zipfRank = (random: SeededRandom, count: number): number =>
  Math.min(count - 1, Math.floor((count + 1) ** random.next()) - 1);

/** A weight of at least 1 with a heavy tail (Pareto, exponent 1.3): one in a hundred is above 34. */
export const heavyTailWeight = (random: SeededRandom, max: number): number =>
  Math.min(max, (1 - random.next()) ** (-1 / 1.3));

/**
 * Divides a total in proportion to weights.
 * @param totalWeight the sum of all weights that `take` will receive; the shares then add up to `total`
 */
export class Shares {
  #weight = 0;
  #given = 0;

  constructor(
    private readonly total: number,
    private readonly totalWeight: number,
  ) {}

  /** @returns a whole number */
  take(weight: number): number {
    this.#weight += weight;
    const due = Math.round((this.total * this.#weight) / this.totalWeight);
    const share = Math.min(this.total, due) - this.#given;
    this.#given += share;
    return share;
  }
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** A Monday, 00:00 UTC. */
const FIRST_MONDAY_MS = Date.UTC(2018, 0, 1);
/** Share of the activity of a day by hour (UTC): people in the United States are awake from 13:00 to 05:00. */
const BY_HOUR = [6, 5, 4, 3, 2, 1, 0.5, 0.3, 0.3, 0.3, 0.5, 1, 2, 3, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7];
/** From Monday to Sunday. */
const BY_DAY = [1.1, 1.2, 1.2, 1.1, 0.9, 0.6, 0.9];

/**
 * Converts between times and activity, which passes faster in the evening than at night and faster on weekdays than on
 * Saturdays. Times that are evenly distributed in activity have a daily and a weekly rhythm. Longer activity always
 * means later.
 */
class WeeklyRhythm {
  /** The share of a week's activity before each hour, and 1 at the end. */
  readonly #before: readonly number[];

  constructor() {
    const weights = BY_DAY.flatMap((day) => BY_HOUR.map((hour) => day * hour));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    let before = 0;
    this.#before = [0, ...weights.map((weight) => (before += weight / sum))];
    (this.#before as number[])[weights.length] = 1;
  }

  /** @returns the number of weeks' activity since a fixed time */
  toActivity(time: number): number {
    const weeks = Math.floor((time - FIRST_MONDAY_MS) / WEEK_MS);
    const hours = (time - FIRST_MONDAY_MS - weeks * WEEK_MS) / HOUR_MS;
    const hour = Math.floor(hours);
    const [from, to] = [this.#before[hour]!, this.#before[hour + 1]!];
    return weeks + from + (to - from) * (hours - hour);
  }

  /** @returns milliseconds since 1970 */
  toTime(activity: number): number {
    const weeks = Math.floor(activity);
    const share = activity - weeks;
    let [low, high] = [0, this.#before.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#before[middle]! <= share) low = middle;
      else high = middle;
    }
    const [from, to] = [this.#before[low]!, this.#before[high]!];
    return Math.round(FIRST_MONDAY_MS + weeks * WEEK_MS + (low + (share - from) / (to - from)) * HOUR_MS);
  }
}

const rhythm = new WeeklyRhythm();

/** A time between two times in milliseconds, with the rhythm of a week. @param position 0 for the first, 1 for the last */
export function timeBetween(position: number, from: number, to: number): number {
  const [first, last] = [rhythm.toActivity(from), rhythm.toActivity(to)];
  return Math.min(to, Math.max(from, rhythm.toTime(first + (last - first) * position)));
}

/** Times between two times in ascending order, in milliseconds. */
export function timesBetween(random: SeededRandom, count: number, from: number, to: number): number[] {
  const positions = Array.from({ length: count }, () => random.next()).sort((one, other) => one - other);
  return positions.map((position) => timeBetween(position, from, to));
}
