import { useInfiniteQuery } from '@tanstack/react-query';
import { meetingQueries, type Meeting } from '@/entities/meeting';
import { isUpcoming } from '@/features/meetings';

const PAGE_SIZE = 40;

const flattenPages = (data: { pages: { items: Meeting[] }[] } | undefined) => data?.pages.flatMap(({ items }) => items);

/** Returns the viewer's meetings, split at `now`: a meeting that has begun since it was loaded is past. */
export function useMeetings(viewer: number, now: Date) {
  const upcoming = useInfiniteQuery(meetingQueries.pages('upcoming', PAGE_SIZE, viewer));
  const past = useInfiniteQuery(meetingQueries.pages('past', PAGE_SIZE, viewer));
  const upcomingMeetings = flattenPages(upcoming.data);
  const pastMeetings = flattenPages(past.data);

  const started = (upcomingMeetings ?? []).filter(
    (meeting) => !isUpcoming(meeting, now) && !pastMeetings?.some(({ id }) => id === meeting.id),
  );
  return {
    upcoming: { query: upcoming, meetings: upcomingMeetings?.filter((meeting) => isUpcoming(meeting, now)) },
    past: { query: past, meetings: pastMeetings && [...started.reverse(), ...pastMeetings] },
    /** Meetings that have begun, from whichever of the two lists is loaded. */
    started: [...started, ...(pastMeetings ?? [])],
  };
}

export type MeetingsResult = ReturnType<typeof useMeetings>['past'];
