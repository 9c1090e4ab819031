export const TABS = ['upcoming', 'past'] as const;
export type Tab = (typeof TABS)[number];

/** Everything the page shows is in its address. What stands at its default is left out. */
export interface EventsSearch {
  tab?: Exclude<Tab, 'upcoming'>;
  /** Someone makes a new meeting. */
  new?: 1;
  /** With whom, by number. */
  with?: number;
  /** The meeting that is open beside the list. */
  meeting?: number;
}

/** The same before anyone has looked whether it can be understood. */
export type EventsAddress = { [Name in keyof EventsSearch]?: unknown };

const numberIn = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined;

/** Reads an address. What is not understood is as good as not there. */
export function eventsSearch(raw: EventsAddress): EventsSearch {
  const withId = numberIn(raw.with);
  const meeting = numberIn(raw.meeting);
  return {
    ...(raw.tab === 'past' && { tab: 'past' as const }),
    ...(withId !== undefined && { with: withId }),
    ...((String(raw.new) === '1' || withId !== undefined) && { new: 1 as const }),
    ...(meeting !== undefined && { meeting }),
  };
}
