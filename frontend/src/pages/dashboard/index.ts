export { prefetchDashboard } from './api/prefetch-dashboard';
export { DashboardPage } from './ui/dashboard-page';
