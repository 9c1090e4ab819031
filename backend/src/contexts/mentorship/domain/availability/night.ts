import type { Period } from './slots';
import { clockAt, dayOf, MINUTE, type Zone } from './zone';

/** By the clock: nobody wants to be met then. */
const NIGHT = { from: 23 * 60 * MINUTE, until: 6 * 60 * MINUTE } as const;

/** Whether it is night in the zone at any part of the time. */
export function isAtNight(zone: Zone, { startTime, endTime }: Period): boolean {
  for (let moment = startTime.getTime(); moment < endTime.getTime(); moment += MINUTE) {
    const clock = clockAt(zone, moment);
    const passed = clock - dayOf(clock);
    if (passed >= NIGHT.from || passed < NIGHT.until) return true;
  }
  return false;
}
