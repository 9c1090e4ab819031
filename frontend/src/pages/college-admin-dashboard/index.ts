export { CollegeAdminDashboardPage } from './ui/college-admin-dashboard-page';
