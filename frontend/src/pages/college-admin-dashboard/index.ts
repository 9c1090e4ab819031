export { DASHBOARD_TABS, dashboardTab, profilePart, type DashboardTab, type ProfilePart } from './model/tabs';
export { CollegeAdminDashboardPage } from './ui/college-admin-dashboard-page';
