import { heavyTailWeight, Shares, timeBetween, timesBetween, zipfRank } from './distributions';
import { SeededRandom } from './seeded-random';

const draw = <T>(count: number, one: (random: SeededRandom) => T): T[] => {
  const random = SeededRandom.for(1, 'test');
  return Array.from({ length: count }, () => one(random));
};
const shareOf = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length;

describe('seeded random numbers', () => {
  it('are the same for the same seed and keys, and different for others', () => {
    const numbers = (...keys: [number, ...(string | number)[]]) => {
      const random = SeededRandom.for(...keys);
      return [random.next(), random.next(), random.integer(1, 1_000)];
    };

    expect(numbers(1, 'age', 7)).toEqual(numbers(1, 'age', 7));
    const different = [numbers(2, 'age', 7), numbers(1, 'name', 7), numbers(1, 'age', 8)].map(([first]) => first);
    expect(new Set([...different, numbers(1, 'age', 7)[0]]).size).toBe(4);
  });

  it('are evenly distributed', () => {
    const tenths = draw(20_000, (random) => Math.floor(random.next() * 10));
    for (let tenth = 0; tenth < 10; tenth++) {
      expect(shareOf(tenths.map((one) => one === tenth))).toBeCloseTo(0.1, 1.5);
    }
  });

  it('are evenly distributed over keys that follow each other', () => {
    const first = Array.from({ length: 20_000 }, (_, n) => SeededRandom.for(1, 'people', n).next());
    expect(first.reduce((sum, one) => sum + one, 0) / first.length).toBeCloseTo(0.5, 1.5);
    expect(shareOf(first.map((one) => one < 0.01))).toBeCloseTo(0.01, 2);
  });
});

describe('popularity', () => {
  it('follows Zipf’s law', () => {
    const ranks = draw(50_000, (random) => zipfRank(random, 1_000));

    expect(Math.min(...ranks)).toBe(0);
    expect(Math.max(...ranks)).toBeLessThan(1_000);
    const [first, second, tenth] = [0, 1, 9].map((rank) => shareOf(ranks.map((one) => one === rank)));
    expect(first! / second!).toBeCloseTo(Math.log(2) / Math.log(1.5), 0.5);
    expect(first! / tenth!).toBeGreaterThan(6);
  });
});

describe('activity', () => {
  it('has a heavy tail: one person in a hundred does a fifth of everything', () => {
    const weights = draw(20_000, (random) => heavyTailWeight(random, 2_000)).sort((one, other) => other - one);
    const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);

    expect(weights.at(-1)).toBeGreaterThanOrEqual(1);
    expect(weights[0]).toBeLessThanOrEqual(2_000);
    expect(sum(weights.slice(0, 200)) / sum(weights)).toBeGreaterThan(0.2);
  });

  it('is divided so that the shares add up to the total', () => {
    const weights = draw(1_000, (random) => heavyTailWeight(random, 50));
    const shares = new Shares(
      12_345,
      weights.reduce((sum, one) => sum + one, 0),
    );
    const taken = weights.map((weight) => shares.take(weight));

    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(12_345);
    expect(Math.min(...taken)).toBeGreaterThanOrEqual(0);
    const heaviest = weights.indexOf(Math.max(...weights));
    expect(Math.max(...taken) - taken[heaviest]!).toBeLessThanOrEqual(1);
  });
});

describe('times', () => {
  const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];

  it('are between the two given times, in ascending order', () => {
    const times = timesBetween(SeededRandom.for(1, 'times'), 500, from, to);

    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times[0]).toBeGreaterThanOrEqual(from);
    expect(times.at(-1)).toBeLessThanOrEqual(to);
    expect([timeBetween(0, from, to), timeBetween(1, from, to)]).toEqual([from, to]);
  });

  it('are more often on weekdays and in the evening than on Saturdays and at night', () => {
    const times = draw(20_000, (random) => new Date(timeBetween(random.next(), from, to)));
    const onDay = (day: number) => shareOf(times.map((time) => time.getUTCDay() === day));
    const inHour = (hour: number) => shareOf(times.map((time) => time.getUTCHours() === hour));

    expect(onDay(2)).toBeGreaterThan(onDay(6) * 1.5);
    expect(inHour(23)).toBeGreaterThan(inHour(8) * 5);
  });
});
