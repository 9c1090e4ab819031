/** Tabs of a college in the hub, in order. */
const HUB_TABS = ['overview', 'alumni', 'forum', 'events', 'reviews'] as const;
export type HubTab = (typeof HUB_TABS)[number];

/** Returns the tab in a URL; undefined for the first one, which is the default, and for unknown values. */
export function parseHubTab(value: unknown): HubTab | undefined {
  return HUB_TABS.find((tab) => tab === value && tab !== 'overview');
}
