export { dashboardQueries, type DashboardStats } from './api/dashboard-stats';
