import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFamilySituation, useYourPrice } from '@/entities/college';
import { COLLEGES_PER_PAGE, directoryQueries } from '../api/directory';
import { isWithinBudget, sortByYourPrice } from './by-your-price';
import { YOUR_PRICE_SORT } from './choices';
import { toCollegeFilters, toCollegeOrder, type DirectorySearch } from './search';

/**
 * Returns the requested page of the matching colleges. A list by the price for the family on this device, or within its
 * budget, is made on the device from all matching colleges: no request contains what the family entered.
 */
export function useCollegePage(search: DirectorySearch) {
  const page = search.page ?? 1;
  const query = { ...toCollegeFilters(search), ...toCollegeOrder(search) };
  const [situation] = useFamilySituation();
  const priceOf = useYourPrice();
  const isSorted = situation !== null && search.sort === YOUR_PRICE_SORT;
  const isCalculated = isSorted || situation?.budget !== undefined;
  const fromServer = useQuery({
    ...directoryQueries.page({ ...query, page }),
    placeholderData: keepPreviousData,
    enabled: !isCalculated,
  });
  const all = useQuery({ ...directoryQueries.all(query), placeholderData: keepPreviousData, enabled: isCalculated });
  const budget = situation?.budget;
  const sorted = useMemo(() => {
    const affordable = priceOf && all.data?.filter((college) => isWithinBudget(college, priceOf, budget));
    return affordable && isSorted ? sortByYourPrice(affordable, priceOf) : affordable;
  }, [all.data, priceOf, budget, isSorted]);
  if (!isCalculated) return { ...fromServer, page, overBudget: 0 };

  const { error, isPlaceholderData, refetch } = all;
  const first = (page - 1) * COLLEGES_PER_PAGE;
  return {
    page,
    data: sorted && { items: sorted.slice(first, first + COLLEGES_PER_PAGE), total: sorted.length, sortedBy: null },
    error,
    isPending: sorted === undefined && !error,
    isPlaceholderData,
    refetch,
    /** Number of matching colleges that the budget leaves out. */
    overBudget: sorted && all.data ? all.data.length - sorted.length : 0,
  };
}
