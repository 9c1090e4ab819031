import type { PeopleCounts } from '@/entities/connection';

/** The lists of the page in order, with the text for an empty list. */
export const TABS = [
  { tab: 'connected', label: 'Connected', empty: 'No connections yet. Ask someone to connect, or accept a request.' },
  { tab: 'asked', label: 'Requests sent', empty: "You aren't waiting for an answer from anyone." },
  { tab: 'waiting', label: 'Requests received', empty: 'No requests are waiting for your answer.' },
  { tab: 'past', label: 'Past', empty: 'Ended connections and closed requests appear here.' },
  { tab: 'blocked', label: 'Blocked', empty: "You haven't blocked anyone." },
] as const satisfies readonly { tab: keyof PeopleCounts; label: string; empty: string }[];

export type Tab = (typeof TABS)[number]['tab'];

/** The search parameters before validation. */
export interface RawMyPeopleSearch {
  tab?: unknown;
}

/** Returns the list named in the URL, the first one by default. */
export const findTab = (value: unknown) => TABS.find(({ tab }) => tab === value) ?? TABS[0];
