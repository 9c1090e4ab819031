import { queryOptions } from '@tanstack/react-query';
import type { College } from '@/entities/college';
import { fetchPage, type Schemas } from '@/shared/api';
import type { StateSearch } from '../model/state-search';

export const COLLEGES_PER_PAGE = 20;

/** A page of the colleges of a state, by its code. */
export const stateCollegesQuery = (code: string, { sort, page = 1 }: StateSearch) =>
  queryOptions({
    queryKey: ['/api/colleges', 'state', code, { sort, page }],
    queryFn: ({ signal }) =>
      fetchPage<College>(
        '/api/colleges',
        {
          states: code,
          sort: sort ?? 'popularity',
          limit: COLLEGES_PER_PAGE,
          offset: (page - 1) * COLLEGES_PER_PAGE || null,
        },
        signal,
      ),
  });

/** The number of colleges of every state, among other counts. */
export const stateCountsQuery = () =>
  queryOptions<Schemas['CollegeFacets']>({ queryKey: ['/api/colleges/facets', {}] });
