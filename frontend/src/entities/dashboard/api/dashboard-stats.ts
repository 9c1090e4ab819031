import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';

/** Counts for the dashboard. What is not counted is null. */
export type DashboardStats = Schemas['DashboardStats'];

const DASHBOARD_STATS_PATH = '/api/dashboard/stats';

export const dashboardQueries = {
  /** Key prefix for any viewer, for invalidating them. */
  allStats: [DASHBOARD_STATS_PATH],
  /** Stale almost immediately: the counts change on other pages and by other people. */
  stats: (viewer: number) =>
    queryOptions<DashboardStats>({
      queryKey: [DASHBOARD_STATS_PATH, {}, viewer],
      queryFn: fetchAsViewer<DashboardStats>,
      staleTime: 2_000,
    }),
};
