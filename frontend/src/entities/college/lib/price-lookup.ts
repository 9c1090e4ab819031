import type { College, CollegePrices } from '../api/colleges';
import { calculateYourPrice, type FamilySituation, type PriceParts, type YourPrice } from './your-price';

/** Returns the estimated price of a college for a family; null for a college without prices. */
export type PriceLookup = (college: Pick<College, 'id' | 'state'>, situation: FamilySituation) => YourPrice | null;

const HAS_FEW_BITS = [1, 2, 4, 8, 16];

/** Reads the prices of all colleges. Only loaded once a family has entered its situation. */
export function createPriceLookup(prices: CollegePrices): PriceLookup {
  const partsById = new Map<number, PriceParts>(
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
  return ({ id, state }, situation) => {
    const parts = partsById.get(id);
    return parts ? calculateYourPrice(parts, situation, state) : null;
  };
}
