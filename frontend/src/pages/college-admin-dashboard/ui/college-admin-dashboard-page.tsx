import type { TabProps } from '../model/tab-props';
import type { DashboardTab } from '../model/tabs';
import { ActiveDashboard } from './active-dashboard';
import { AccessRestricted } from './access-restricted';

interface CollegeAdminDashboardPageProps extends Omit<TabProps, 'college'> {
  tab: DashboardTab;
}

/** The dashboard of active college administrators; others see the missing steps of verification. */
export function CollegeAdminDashboardPage({ user, ...tabs }: CollegeAdminDashboardPageProps) {
  if (user.collegeAdmin?.status !== 'active') return <AccessRestricted user={user} />;
  return <ActiveDashboard user={user} {...tabs} />;
}
