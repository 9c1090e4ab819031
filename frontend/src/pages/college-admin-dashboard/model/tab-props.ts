import type { User } from '@/shared/auth';
import type { OwnCollege } from '../api/college-profile';
import type { DashboardPart } from './tabs';

/** The props of every tab of the dashboard. */
export interface TabProps {
  user: User;
  college: OwnCollege;
  /** The part of the tab in the URL. */
  part: DashboardPart | undefined;
  onPartChange: (part: DashboardPart) => void;
}

/** The props of every section of the tab "Integrations". */
export type IntegrationSectionProps = Pick<TabProps, 'user' | 'college'>;
