import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { collegeQueries, type College } from '../api/colleges';
import type { YourPrice } from '../lib/your-price';
import { useFamilySituation } from './use-family-situation';

/**
 * Returns a function that estimates the price of a college for the family on this device; undefined while the family
 * has entered nothing, or the prices are loading. The function returns null for a college without prices.
 */
export function useYourPrice(): ((college: Pick<College, 'id' | 'state'>) => YourPrice | null) | undefined {
  const [situation] = useFamilySituation();
  const { data: lookup } = useQuery({
    queryKey: ['price-lookup'],
    queryFn: async ({ client }) => {
      const { createPriceLookup } = await import('../lib/price-lookup');
      return createPriceLookup(await client.fetchQuery(collegeQueries.prices()));
    },
    staleTime: Infinity,
    enabled: situation !== null,
  });
  return useMemo(
    () => (lookup && situation ? (college: Pick<College, 'id' | 'state'>) => lookup(college, situation) : undefined),
    [lookup, situation],
  );
}
