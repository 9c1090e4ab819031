import type { TabProps } from '../model/tab-props';
import type { DashboardTab } from '../model/tabs';
import { ActiveDashboard } from './active-dashboard';
import { AccessRestricted } from './access-restricted';

interface CollegeAdminDashboardPageProps extends Omit<TabProps, 'college'> {
  tab: DashboardTab;
}

/** The dashboard of a college's verified administrators; the others read what verification still needs. */
export function CollegeAdminDashboardPage({ user, ...tabs }: CollegeAdminDashboardPageProps) {
  if (user.collegeAdmin?.status !== 'active') return <AccessRestricted user={user} />;
  return <ActiveDashboard user={user} {...tabs} />;
}
