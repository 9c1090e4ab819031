export { alumniSearch, type AlumniSearch } from './model/alumni-search';
export { DASHBOARD_TABS, dashboardTab, dashboardPart, type DashboardTab, type DashboardPart } from './model/tabs';
export { CollegeAdminDashboardPage } from './ui/college-admin-dashboard-page';
