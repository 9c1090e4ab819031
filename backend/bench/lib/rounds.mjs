/** Alternating measurements, and the ratios between them. */
import { requirePositive } from './plausible.mjs';
import { size } from './size.mjs';

const ROUNDS = size(7, 1);

/**
 * Runs both alternately, in an order that changes with each round, after one warm-up round that isn't counted.
 *
 * @template T
 * @param {() => Promise<T>} one
 * @param {() => Promise<T>} other
 * @returns {Promise<[T, T][]>}
 */
export async function inTurns(one, other) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const first = round % 2 === 0 ? await one() : undefined;
    const second = await other();
    const pair = [first ?? (await one()), second];
    if (round > 0) rounds.push(pair);
  }
  return rounds;
}

/**
 * Runs all of them in turn, in an order that is reversed with each round, after one warm-up round that isn't counted.
 *
 * @template T
 * @param {(() => Promise<T>)[]} all
 * @returns {Promise<T[][]>} for each round, the results in the order of `all`
 */
export async function allInTurns(all) {
  const rounds = [];
  const order = all.map((_, n) => n);
  for (let round = 0; round <= ROUNDS; round++) {
    const results = [];
    for (const n of order) results[n] = await all[n]();
    order.reverse();
    if (round > 0) rounds.push(results);
  }
  return rounds;
}

/**
 * @template T
 * @param {[T, T][]} rounds
 * @param {(value: T) => number} figure
 * @returns {string} the median of the first divided by the second, and the spread: 0.61 (0.55–0.70)
 */
export function ratio(rounds, figure) {
  const ratios = rounds
    .map(([one, other]) => requirePositive('A ratio', figure(one) / figure(other)))
    .sort((one, other) => one - other);
  if (ratios.every((ratio) => ratio === 1)) throw new Error('The figures of both are the same in every round');
  const [least, middle, most] = [ratios[0], ratios[Math.floor(ratios.length / 2)], ratios.at(-1)];
  return `${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}
