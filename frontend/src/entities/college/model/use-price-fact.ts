import { formatPrice } from '../lib/format-price';
import type { College } from '../api/colleges';
import { tuitionFact } from '../lib/tuition';
import { useYourPrice } from './use-your-price';

/**
 * Returns a function with the label and the price of a college for lists: the estimated price for the family on this
 * device, or the tuition if the family has entered nothing.
 */
export function usePriceFact(): (college: College) => [label: string, figure: string] {
  const yourPriceOf = useYourPrice();
  return (college) => {
    if (!yourPriceOf) return tuitionFact(college);
    const found = yourPriceOf(college);
    return ['Your price (estimate)', found && 'price' in found ? formatPrice(found.price) : 'Unknown'];
  };
}
