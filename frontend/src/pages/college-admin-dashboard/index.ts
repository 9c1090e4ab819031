export { alumniSearch, type AlumniSearch } from './model/alumni-search';
export { DASHBOARD_TABS, dashboardTab, profilePart, type DashboardTab, type ProfilePart } from './model/tabs';
export { CollegeAdminDashboardPage } from './ui/college-admin-dashboard-page';
