/** Random draws from the distributions of the simulation; `random` is a SeededRandom of the product. */

/** A standard normal number (Box–Muller). */
export const normal = (random) => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** @param {number} spread standard deviation of the logarithm */
export const logNormal = (random, median, spread) => median * Math.exp(spread * normal(random));

/** A gamma number with a whole shape. */
function gamma(random, shape) {
  let sum = 0;
  for (let n = 0; n < shape; n++) sum -= Math.log(1 - random.next());
  return sum;
}

/** @param {[number, number]} shape two whole numbers */
export function beta(random, [one, other]) {
  const first = gamma(random, one);
  return first / (first + gamma(random, other));
}

/** Chooses items with a probability in proportion to their weights. */
export class Weighted {
  #sums = [];

  /** @param {unknown[]} items @param {number[]} weights */
  constructor(items, weights) {
    this.items = items;
    let sum = 0;
    for (const weight of weights) this.#sums.push((sum += weight));
  }

  draw(random) {
    const target = random.next() * this.#sums.at(-1);
    let [low, high] = [0, this.#sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sums[middle] > target) high = middle;
      else low = middle + 1;
    }
    return this.items[low];
  }
}
