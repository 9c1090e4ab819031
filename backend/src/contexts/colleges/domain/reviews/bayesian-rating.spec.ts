import { bayesianRating, RATING_PRIOR } from './bayesian-rating';

const of = (...ratings: number[]): number =>
  bayesianRating(
    ratings.length,
    ratings.reduce((sum, stars) => sum + stars, 0),
  );

describe('the rating by which colleges rank', () => {
  it('is the middle of the scale before anyone has spoken', () => {
    expect(of()).toBe(RATING_PRIOR.stars);
  });

  it('moves half way when as many have spoken as the prior counts for', () => {
    expect(of(5, 5, 5, 5, 5)).toBe(4);
  });

  it('comes close to the average when many have spoken', () => {
    expect(of(...Array<number>(1_000).fill(5))).toBeCloseTo(5, 1);
  });

  it('ranks many good reviews above a single perfect one', () => {
    expect(of(...Array<number>(12).fill(4.6))).toBeGreaterThan(of(5));
    expect(of(5, 5)).toBeCloseTo(3.57, 2);
  });

  it('puts a single bad word below none', () => {
    expect(of(1)).toBeLessThan(of());
  });

  it('never leaves the scale', () => {
    for (const stars of [1, 5]) {
      for (const many of [1, 10, 100_000]) {
        expect(bayesianRating(many, many * stars)).toBeGreaterThanOrEqual(1);
        expect(bayesianRating(many, many * stars)).toBeLessThanOrEqual(5);
      }
    }
  });

  it('rises with every better word', () => {
    expect(of(4, 4, 5)).toBeGreaterThan(of(4, 4, 4));
  });
});
