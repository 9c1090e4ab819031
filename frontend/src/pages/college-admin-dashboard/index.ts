export { parseAlumniSearch, type AlumniSearch } from './model/alumni-search';
export {
  DASHBOARD_TABS,
  parseDashboardTab,
  parseDashboardPart,
  type DashboardTab,
  type DashboardPart,
} from './model/tabs';
export { CollegeAdminDashboardPage } from './ui/college-admin-dashboard-page';
