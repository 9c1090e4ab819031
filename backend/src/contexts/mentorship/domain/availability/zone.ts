export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** How the clocks of one time zone go. */
export interface Zone {
  /** How many minutes they are ahead of UTC at this moment, in milliseconds since 1970. */
  offsetAt(moment: number): number;
}

// What clocks show is counted like a moment: the milliseconds at which clocks in UTC show the same.

/** What the clocks show at a moment. */
export const clockAt = (zone: Zone, moment: number): number => moment + zone.offsetAt(moment) * MINUTE;

/** The moment at which the clocks show this, the first of two where they are set back; null where they skip it. */
export function momentAt(zone: Zone, clock: number): number | null {
  const offsets = [zone.offsetAt(clock - DAY), zone.offsetAt(clock + DAY)];
  const moments = offsets.map((offset) => clock - offset * MINUTE).filter((moment) => clockAt(zone, moment) === clock);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** What a clock shows at the beginning of the day on which it shows this. */
export const dayOf = (clock: number): number => Math.floor(clock / DAY) * DAY;

/** 1 on Monday, 7 on Sunday. */
export const weekdayOf = (clock: number): number => ((Math.floor(clock / DAY) + 3) % 7) + 1;

/** `2027-03-14`. */
export const dateOf = (clock: number): string => new Date(clock).toISOString().slice(0, 10);

/** The same clocks on one day and around it: on most days they do not change, and need not be asked again. */
export function zoneAround(zone: Zone, day: number): Zone {
  const [before, after] = [zone.offsetAt(day - 2 * DAY), zone.offsetAt(day + 3 * DAY)];
  return before === after ? { offsetAt: () => before } : zone;
}
