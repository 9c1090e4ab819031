import type { Meeting } from '@/entities/meeting';
import { toDayKey } from '@/shared/lib/zoned-time';

interface DayOfMeetings {
  /** 'YYYY-MM-DD'. */
  day: string;
  meetings: Meeting[];
}

/** Groups the meetings by the day on which they start, in the given order. */
export function groupMeetingsByDay(meetings: readonly Meeting[], zone: string): DayOfMeetings[] {
  const days = new Map<string, Meeting[]>();
  for (const meeting of meetings) {
    const day = toDayKey(meeting.startTime, zone);
    days.set(day, [...(days.get(day) ?? []), meeting]);
  }
  return [...days].map(([day, of]) => ({ day, meetings: of }));
}
