import type { TabProps } from '../model/tab-props';
import type { DashboardTab } from '../model/tabs';
import { ActiveDashboard } from './active-dashboard';
import { AccessRestricted } from './access-restricted';
import { PendingVerification } from './verification/pending-verification';

interface CollegeAdminDashboardPageProps extends Omit<TabProps, 'college'> {
  tab: DashboardTab;
}

/** The dashboard of active college administrators; pending ones see which steps of the verification are missing. */
export function CollegeAdminDashboardPage({ user, ...tabs }: CollegeAdminDashboardPageProps) {
  const membership = user.collegeAdmin;
  if (membership?.status === 'pending') return <PendingVerification user={user} collegeId={membership.collegeId} />;
  if (!membership) return <AccessRestricted user={user} />;
  return <ActiveDashboard user={user} {...tabs} />;
}
