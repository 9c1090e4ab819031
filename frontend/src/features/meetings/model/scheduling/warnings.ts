import { formatTimeOfDay, toDayKey, formatTimeRange } from '@/shared/lib/zoned-time';
import type { ChosenTimes } from './meeting-form';

/** Returns warnings about clock changes at the typed times. */
export function clockChangeWarnings({ typed }: ChosenTimes, zone: string): string[] {
  if (!typed) return [];
  return [typed.start, typed.end].flatMap((one) => {
    if (one?.isSkipped)
      return [
        `The clocks go forward that night, so this time doesn’t exist. We’ll use ${formatTimeOfDay(one.at, zone)} instead.`,
      ];
    if (one?.isTwice)
      return [
        `The clocks go back that night, so ${formatTimeOfDay(one.at, zone)} happens twice. We’ll use the first one.`,
      ];
    return [];
  });
}

/** Returns the time in the other person's time zone; undefined if it is the same there. */
export function formatTimeInZone({ start, end }: ChosenTimes, here: string, otherZone: string): string | undefined {
  const isSame = [start, end].every(
    (at) =>
      formatTimeOfDay(at, here) === formatTimeOfDay(at, otherZone) && toDayKey(at, here) === toDayKey(at, otherZone),
  );
  return isSame ? undefined : formatTimeRange(start, end, otherZone);
}
