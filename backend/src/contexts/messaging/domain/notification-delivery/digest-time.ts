const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const DIGEST_HOUR = 8;

/** How the clocks of one time zone go. */
export interface Clocks {
  /** How many minutes they are ahead of UTC at this moment, in milliseconds since 1970. */
  offsetAt(moment: number): number;
}

export const UTC: Clocks = { offsetAt: () => 0 };

/** The next moment after `now` at which these clocks show 08:00; where they skip it, the moment they would have. */
export function nextDigestAt(now: Date, clocks: Clocks): Date {
  const today = Math.floor((now.getTime() + clocks.offsetAt(now.getTime()) * MINUTE) / DAY) * DAY;
  for (let day = today - DAY; ; day += DAY) {
    const moment = momentAt(clocks, day + DIGEST_HOUR * HOUR);
    if (moment > now.getTime()) return new Date(moment);
  }
}

/** @param shown what the clocks show, counted like a moment in UTC */
function momentAt(clocks: Clocks, shown: number): number {
  const moments = [clocks.offsetAt(shown - DAY), clocks.offsetAt(shown + DAY)].map((offset) => shown - offset * MINUTE);
  return moments.find((moment) => moment + clocks.offsetAt(moment) * MINUTE === shown) ?? moments[0]!;
}
