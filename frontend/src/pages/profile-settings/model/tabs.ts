/** Tabs of the settings, in the order of their menu. */
export const SETTINGS_TABS = [
  'profile',
  'privacy',
  'role',
  'details',
  'security',
  'notifications',
  'developers',
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** Returns the tab in a URL; undefined for any other value. */
export function parseSettingsTab(value: unknown): SettingsTab | undefined {
  return SETTINGS_TABS.find((tab) => tab === value);
}
