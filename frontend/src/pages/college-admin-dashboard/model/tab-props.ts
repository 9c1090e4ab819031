import type { OwnCollege, User } from '@/shared/api';
import type { DashboardPart } from './tabs';

/** What every tab of the dashboard gets. */
export interface TabProps {
  user: User;
  college: OwnCollege;
  /** The part of the tab that the address names. */
  part: DashboardPart | undefined;
  onPartChange: (part: DashboardPart) => void;
}
