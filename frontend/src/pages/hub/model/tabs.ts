/** The parts of the hub's page about one college, in the order of their tabs. */
export const HUB_TABS = ['overview', 'alumni', 'forum', 'events', 'reviews'] as const;
export type HubTab = (typeof HUB_TABS)[number];

/** The tab an address asks for; nothing for the first one, which needs no name there, and for any other word. */
export function hubTab(value: unknown): HubTab | undefined {
  return HUB_TABS.find((tab) => tab === value && tab !== 'overview');
}
