const median = (times: number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

async function milliseconds(work: () => PromiseLike<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/**
 * Returns the milliseconds of the first call that takes less than `enough`, or of the fastest: the machine can pause
 * during one of them.
 */
export async function measureFastest(work: () => PromiseLike<unknown>, enough: number, tries = 5): Promise<number> {
  let best = Infinity;
  for (let n = 0; n < tries && best >= enough; n++) best = Math.min(best, await milliseconds(work));
  return best;
}

/**
 * Returns the ratio of the median durations of two kinds of call: `other` divided by `one`. The calls alternate, so
 * that a busy machine slows both. They run in rounds of `pairs` until the ratio of the medians so far is near 1,
 * because the machine can pause during one round.
 * @param one called with 0, 1, 2 and so on
 * @param other called with the same numbers
 */
export async function measureTimeRatio(
  one: (n: number) => PromiseLike<unknown>,
  other: (n: number) => PromiseLike<unknown>,
  { pairs = 20, rounds = 5 } = {},
): Promise<number> {
  const times: { one: number[]; other: number[] } = { one: [], other: [] };
  let ratio = Number.NaN;
  for (let n = 0; n < pairs * rounds; n++) {
    const steps = [
      async () => times.one.push(await milliseconds(() => one(n))),
      async () => times.other.push(await milliseconds(() => other(n))),
    ];
    for (const step of n % 2 ? steps : steps.reverse()) await step();
    if ((n + 1) % pairs > 0) continue;
    ratio = median(times.other) / median(times.one);
    if (ratio > 0.9 && ratio < 1.1) break;
  }
  return ratio;
}
