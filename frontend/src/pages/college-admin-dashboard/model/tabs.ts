/** The tabs of the dashboard in the order of its sidebar; only existing ones are listed. */
export const DASHBOARD_TABS = [
  { tab: 'dashboard', label: 'Dashboard' },
  { tab: 'profile', label: 'College Profile' },
  { tab: 'alumni', label: 'Alumni Data' },
  { tab: 'analytics', label: 'Analytics' },
  { tab: 'resources', label: 'Resources' },
  { tab: 'settings', label: 'Account Settings' },
] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number]['tab'];

/** Parses the tab of a URL; undefined for the first tab and for invalid values. */
export function parseDashboardTab(value: unknown): DashboardTab | undefined {
  const found = DASHBOARD_TABS.find(({ tab }) => tab === value)?.tab;
  return found === 'dashboard' ? undefined : found;
}

/** The parts of the profile tab. */
const PROFILE_PARTS = ['information', 'events', 'reviews', 'administrators', 'history'] as const;
type ProfilePart = (typeof PROFILE_PARTS)[number];

/** The guides of the resources tab, each on its own page. */
const GUIDE_PARTS = ['admin-guide', 'best-practices'] as const;
export type GuidePart = (typeof GUIDE_PARTS)[number];

/** A part of a tab that has its own URL. */
export type DashboardPart = ProfilePart | GuidePart;

export const parseDashboardPart = (value: unknown): DashboardPart | undefined =>
  [...PROFILE_PARTS, ...GUIDE_PARTS].find((part) => part === value);

export const asProfilePart = (part: DashboardPart | undefined): ProfilePart | undefined =>
  PROFILE_PARTS.find((one) => one === part);
export const asGuidePart = (part: DashboardPart | undefined): GuidePart | undefined =>
  GUIDE_PARTS.find((one) => one === part);
