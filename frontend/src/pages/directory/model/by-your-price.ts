import type { College, YourPrice } from '@/entities/college';

/** Returns the price of a college; null if there is none. */
type PriceOf = (college: Pick<College, 'id' | 'state'>) => YourPrice | null;

const toNumber = (found: YourPrice | null): number | null => (found && 'price' in found ? found.price : null);

/** Checks whether the family can pay the price. A college without a price passes only without a limit. */
export function isWithinBudget(
  college: Pick<College, 'id' | 'state'>,
  priceOf: PriceOf,
  budget: number | undefined,
): boolean {
  if (budget === undefined) return true;
  const price = toNumber(priceOf(college));
  return price !== null && price <= budget;
}

/** Sorts by the price, lowest first; colleges without a price are last, in their previous order. */
export function sortByYourPrice<T extends Pick<College, 'id' | 'state'>>(
  colleges: readonly T[],
  priceOf: PriceOf,
): T[] {
  return colleges
    .map((college) => ({ college, price: toNumber(priceOf(college)) ?? Infinity }))
    .sort((one, other) => (one.price === other.price ? 0 : one.price - other.price))
    .map(({ college }) => college);
}
