export { prepareDashboard } from './api/prepare-dashboard';
export { DashboardPage } from './ui/dashboard-page';
