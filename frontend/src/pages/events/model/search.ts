const TABS = ['upcoming', 'past'] as const;
type Tab = (typeof TABS)[number];

/** Everything the page shows is in its URL. Default values are left out. */
export interface EventsSearch {
  tab?: Exclude<Tab, 'upcoming'>;
  /** The form for a new meeting is open. */
  new?: 1;
  /** ID of the person to meet. */
  with?: number;
  /** ID of the meeting that is open beside the list. */
  meeting?: number;
}

/** The URL parameters before validation. */
export type RawEventsSearch = { [Name in keyof EventsSearch]?: unknown };

const parseNumber = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined;

/** Parses the URL parameters; invalid values are ignored. */
export function parseEventsSearch(raw: RawEventsSearch): EventsSearch {
  const attendeeId = parseNumber(raw.with);
  const meeting = parseNumber(raw.meeting);
  return {
    ...(raw.tab === 'past' && { tab: 'past' as const }),
    ...(attendeeId !== undefined && { with: attendeeId }),
    ...((String(raw.new) === '1' || attendeeId !== undefined) && { new: 1 as const }),
    ...(meeting !== undefined && { meeting }),
  };
}
