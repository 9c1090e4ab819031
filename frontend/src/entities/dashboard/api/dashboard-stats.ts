import { queryOptions } from '@tanstack/react-query';
import { readAs, type Schemas } from '@/shared/api';

/** Counts for the dashboard. What is not counted is null. */
export type DashboardStats = Schemas['DashboardStats'];

const STATS = '/api/dashboard/stats';

export const dashboardQueries = {
  /** Key prefix for any viewer, for invalidating them. */
  allStats: [STATS],
  /** Stale almost immediately: the counts change on other pages and by other people. */
  stats: (viewer: number) =>
    queryOptions<DashboardStats>({ queryKey: [STATS, {}, viewer], queryFn: readAs<DashboardStats>, staleTime: 2_000 }),
};
