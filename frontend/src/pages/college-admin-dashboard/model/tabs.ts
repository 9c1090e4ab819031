/** The tabs of the dashboard in the order of its sidebar; only existing ones are listed. */
export const DASHBOARD_TABS = [
  { tab: 'dashboard', label: 'Dashboard' },
  { tab: 'profile', label: 'College Profile' },
  { tab: 'alumni', label: 'Alumni Data' },
  { tab: 'analytics', label: 'Analytics' },
  { tab: 'integrations', label: 'Integrations' },
  { tab: 'resources', label: 'Resources' },
  { tab: 'settings', label: 'Account Settings' },
] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number]['tab'];

/** Returns the tabs that an administrator uses: integrations are the main administrator's. */
export const listDashboardTabs = (isMainAdmin: boolean) =>
  DASHBOARD_TABS.filter(({ tab }) => isMainAdmin || tab !== 'integrations');

/** Parses the tab of a URL; undefined for the first tab and for invalid values. */
export function parseDashboardTab(value: unknown): DashboardTab | undefined {
  const found = DASHBOARD_TABS.find(({ tab }) => tab === value)?.tab;
  return found === 'dashboard' ? undefined : found;
}

/** The parts of the profile tab. */
const PROFILE_SUBTABS = ['information', 'events', 'reviews', 'administrators', 'history'] as const;
type ProfileSubtab = (typeof PROFILE_SUBTABS)[number];

/** The guides of the resources tab, each on its own page. */
const RESOURCE_SUBTABS = ['admin-guide', 'best-practices'] as const;
export type ResourceSubtab = (typeof RESOURCE_SUBTABS)[number];

/** A part of a tab that has its own URL. */
export type DashboardPart = ProfileSubtab | ResourceSubtab;

export const parseDashboardPart = (value: unknown): DashboardPart | undefined =>
  [...PROFILE_SUBTABS, ...RESOURCE_SUBTABS].find((part) => part === value);

export const toProfileSubtab = (part: DashboardPart | undefined): ProfileSubtab | undefined =>
  PROFILE_SUBTABS.find((one) => one === part);
export const toResourceSubtab = (part: DashboardPart | undefined): ResourceSubtab | undefined =>
  RESOURCE_SUBTABS.find((one) => one === part);
