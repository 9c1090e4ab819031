import type { User } from '@/shared/api';
import type { DashboardTab, ProfilePart } from '../model/tabs';
import { ActiveDashboard } from './active-dashboard';
import { AccessRestricted } from './access-restricted';

interface CollegeAdminDashboardPageProps {
  user: User;
  tab: DashboardTab;
  part: ProfilePart | undefined;
  onPartChange: (part: ProfilePart) => void;
}

/** The dashboard of a college's verified administrators; the others read what verification still needs. */
export function CollegeAdminDashboardPage({ user, ...tabs }: CollegeAdminDashboardPageProps) {
  if (user.collegeAdmin?.status !== 'active') return <AccessRestricted user={user} />;
  return <ActiveDashboard user={user} {...tabs} />;
}
