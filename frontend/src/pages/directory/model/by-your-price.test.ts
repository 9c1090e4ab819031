import type { YourPrice } from '@/entities/college';
import { isWithinBudget, sortByYourPrice } from './by-your-price';

const PRICES: Record<number, YourPrice> = {
  1: { price: 9000, hasFewStudents: false },
  2: { price: -500, hasFewStudents: true },
  3: { missing: 'living' },
  5: { price: 9000, hasFewStudents: false },
};
const priceOf = ({ id }: { id: number }): YourPrice | null => PRICES[id] ?? null;
const COLLEGES = [5, 3, 1, 4, 2].map((id) => ({ id, state: 'OH' }));

describe('a list by the price for a family', () => {
  it('starts with the lowest price, and ends with the colleges without one in their previous order', () => {
    expect(sortByYourPrice(COLLEGES, priceOf).map(({ id }) => id)).toEqual([2, 5, 1, 3, 4]);
  });

  it('leaves out what costs more than the family can pay, and what has no price', () => {
    const left = (budget: number | undefined) =>
      COLLEGES.filter((college) => isWithinBudget(college, priceOf, budget)).map(({ id }) => id);
    expect(left(8999)).toEqual([2]);
    expect(left(9000)).toEqual([5, 1, 2]);
    expect(left(undefined)).toEqual([5, 3, 1, 4, 2]);
  });
});
