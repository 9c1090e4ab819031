import { queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';
import type { components } from './schema.gen';

/** How much there is of each thing. What is not counted is null. */
export type DashboardStats = components['schemas']['DashboardStats'];

const STATS = '/api/dashboard/stats';

export const dashboardQueries = {
  /** Everyone's, for marking them as old. */
  allStats: [STATS],
  /** Old at once, or nearly: what is counted changes on other pages, and by others. */
  stats: (viewer: number) =>
    queryOptions<DashboardStats>({ queryKey: [STATS, {}, viewer], queryFn: readAs<DashboardStats>, staleTime: 2_000 }),
};
