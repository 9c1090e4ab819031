import { useInfiniteQuery } from '@tanstack/react-query';
import { isUpcoming } from '@/features/meetings';
import { meetingQueries, type Meeting } from '@/shared/api';

const PAGE_SIZE = 40;

const itemsOf = (data: { pages: { items: Meeting[] }[] } | undefined) => data?.pages.flatMap(({ items }) => items);

/** One's meetings, on the side of `now` on which they are: what has begun since it was read is past as well. */
export function useMeetings(viewer: number, now: Date) {
  const upcoming = useInfiniteQuery(meetingQueries.pages('upcoming', PAGE_SIZE, viewer));
  const past = useInfiniteQuery(meetingQueries.pages('past', PAGE_SIZE, viewer));
  const toCome = itemsOf(upcoming.data);
  const over = itemsOf(past.data);

  const begun = (toCome ?? []).filter(
    (meeting) => !isUpcoming(meeting, now) && !over?.some(({ id }) => id === meeting.id),
  );
  return {
    upcoming: { query: upcoming, meetings: toCome?.filter((meeting) => isUpcoming(meeting, now)) },
    past: { query: past, meetings: over && [...begun.reverse(), ...over] },
    /** Those that have begun, whichever of both lists could be read. */
    begun: [...begun, ...(over ?? [])],
  };
}

export type MeetingsRead = ReturnType<typeof useMeetings>['past'];
