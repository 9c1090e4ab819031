import { clock, dayKey, timeRange } from '@/shared/lib/zoned-time';
import type { Chosen } from './meeting-form';

/** Returns warnings about clock changes at the typed times. */
export function clockWarnings({ typed }: Chosen, zone: string): string[] {
  if (!typed) return [];
  return [typed.start, typed.end].flatMap((one) => {
    if (one?.isSkipped)
      return [`The clocks go forward that night and skip this time. It becomes ${clock(one.at, zone)}.`];
    if (one?.isTwice)
      return [`The clocks go back that night and show ${clock(one.at, zone)} twice. We use the first one.`];
    return [];
  });
}

/** Returns the time in the other person's time zone; undefined if it is the same there. */
export function timeInZone({ start, end }: Chosen, here: string, there: string): string | undefined {
  const isSame = [start, end].every(
    (at) => clock(at, here) === clock(at, there) && dayKey(at, here) === dayKey(at, there),
  );
  return isSame ? undefined : timeRange(start, end, there);
}
