/** Everything the page shows is in its URL. */
export interface GroupHoursSearch {
  /** ID of the group hour that is open in front of the list. */
  open?: number;
  /** The form for a new group hour is open. */
  new?: 1;
  /** Only those of alumni of this college. */
  college?: number;
}

/** The URL parameters before validation. */
export type RawGroupHoursSearch = { [Name in keyof GroupHoursSearch]?: unknown };

const parseNumber = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined;

/** Parses the URL parameters; invalid values are ignored. */
export function parseGroupHoursSearch(raw: RawGroupHoursSearch): GroupHoursSearch {
  const [open, college] = [parseNumber(raw.open), parseNumber(raw.college)];
  return {
    ...(open !== undefined && { open }),
    ...(String(raw.new) === '1' && { new: 1 as const }),
    ...(college !== undefined && { college }),
  };
}
