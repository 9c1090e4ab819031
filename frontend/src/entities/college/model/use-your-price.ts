import { useQuery } from '@tanstack/react-query';
import { collegeQueries, type College, type CollegePrices } from '../api/colleges';
import { calculateYourPrice, type PriceParts, type YourPrice } from '../lib/your-price';
import { useFamilySituation } from './family-situation';

const HAS_FEW_BITS = [1, 2, 4, 8, 16];

/** Returns the parts of each college's price, by its ID. */
function toPartsById(prices: CollegePrices): ReadonlyMap<number, PriceParts> {
  return new Map(
    prices.id.map((id, index) => [
      id,
      {
        bands: prices.bands.map((band) => band[index] ?? null),
        few: HAS_FEW_BITS.map((bit) => ((prices.few[index] ?? 0) & bit) !== 0),
        outOfState: prices.outOfState[index] ?? null,
        living: {
          onCampus: prices.onCampus[index] ?? null,
          offCampus: prices.offCampus[index] ?? null,
          withFamily: prices.withFamily[index] ?? null,
        },
        includedLiving: prices.includedLiving[index] ?? 0,
      },
    ]),
  );
}

/**
 * Returns a function that estimates the price of a college for the family on this device; undefined while the family
 * has entered nothing, or the prices are loading. The function returns null for a college without prices.
 */
export function useYourPrice(): ((college: Pick<College, 'id' | 'state'>) => YourPrice | null) | undefined {
  const [situation] = useFamilySituation();
  const { data: partsById } = useQuery({
    ...collegeQueries.prices(),
    select: toPartsById,
    enabled: situation !== null,
  });
  if (!situation || !partsById) return undefined;
  return ({ id, state }) => {
    const parts = partsById.get(id);
    return parts ? calculateYourPrice(parts, situation, state) : null;
  };
}
