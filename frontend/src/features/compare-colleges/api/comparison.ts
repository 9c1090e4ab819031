import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CollegeDetail } from '@/entities/college';

const COMPARISON_PATH = '/api/colleges/compare';

/** Up to four colleges in the order of their IDs; unknown ones are left out. */
export const comparisonQuery = (ids: readonly number[]) =>
  queryOptions<CollegeDetail[]>({ queryKey: [COMPARISON_PATH, { ids }], enabled: ids.length > 0 });

/**
 * Returns the colleges of a comparison, in the order of their IDs; unknown ones are left out. They are not requested if
 * an earlier comparison contains all of them: removing a college works without a connection.
 */
export function loadComparedColleges(queryClient: QueryClient, ids: readonly number[]): Promise<CollegeDetail[]> {
  const initialData = queryClient
    .getQueriesData<CollegeDetail[]>({ queryKey: [COMPARISON_PATH] })
    .map(([, loaded = []]) => ids.flatMap((id) => loaded.find((college) => college.id === id) ?? []))
    .find((colleges) => colleges.length === ids.length);
  return queryClient.ensureQueryData({ ...comparisonQuery(ids), ...(initialData && { initialData }) });
}
