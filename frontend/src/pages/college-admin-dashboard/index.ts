export { parseAlumniSearch, type AlumniSearch } from './model/alumni-search';
export {
  listDashboardTabs,
  parseDashboardTab,
  parseDashboardPart,
  type DashboardTab,
  type DashboardPart,
} from './model/tabs';
export { CollegeAdminDashboardPage } from './ui/college-admin-dashboard-page';
