import { bayesianRating, RATING_PRIOR } from './bayesian-rating';

const of = (...ratings: number[]): number =>
  bayesianRating(
    ratings.length,
    ratings.reduce((sum, stars) => sum + stars, 0),
  );

describe('bayesianRating', () => {
  it('is the middle of the scale without reviews', () => {
    expect(of()).toBe(RATING_PRIOR.stars);
  });

  it('moves half way with as many reviews as the prior', () => {
    expect(of(5, 5, 5, 5, 5)).toBe(4);
  });

  it('is close to the average with many reviews', () => {
    expect(of(...Array<number>(1_000).fill(5))).toBeCloseTo(5, 1);
  });

  it('ranks many good reviews above a single perfect one', () => {
    expect(of(...Array<number>(12).fill(4.6))).toBeGreaterThan(of(5));
    expect(of(5, 5)).toBeCloseTo(3.57, 2);
  });

  it('ranks a single bad review below none', () => {
    expect(of(1)).toBeLessThan(of());
  });

  it('stays within the scale', () => {
    for (const stars of [1, 5]) {
      for (const count of [1, 10, 100_000]) {
        expect(bayesianRating(count, count * stars)).toBeGreaterThanOrEqual(1);
        expect(bayesianRating(count, count * stars)).toBeLessThanOrEqual(5);
      }
    }
  });

  it('rises with a better review', () => {
    expect(of(4, 4, 5)).toBeGreaterThan(of(4, 4, 4));
  });
});
