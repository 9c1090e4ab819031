import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, fetchPage, type Page, type Schemas } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';

/** A meeting of two people, as one of them sees it. */
export type Meeting = Schemas['MeetingView'];
/** A person whom the viewer can ask to meet. */
export type Attendee = Schemas['AttendeeView'];
/** The notes that the two people of a meeting write. */
export type MeetingNotes = Schemas['NotesView'];

const MEETINGS_PATH = '/api/meetings';
const meetingPath = (id: number) => `${MEETINGS_PATH}/${id}`;

/** Which meetings are listed; `unanswered` are past ones without an outcome from the viewer. */
type MeetingListKind = 'upcoming' | 'past' | 'unanswered';

interface ConflictsQuery {
  attendeeId: number;
  startTime: string;
  endTime: string;
  /** The meeting that is moved; it doesn't conflict. */
  except?: number | undefined;
}

export const meetingQueries = {
  /** Upcoming meetings soonest first, past ones newest first; one in progress counts as past. At most 200. */
  list: (when: MeetingListKind, limit: number, viewer: number) =>
    queryOptions<Page<Meeting>>({
      queryKey: [MEETINGS_PATH, { when, limit }, viewer],
      queryFn: ({ signal }) => fetchPage<Meeting>(MEETINGS_PATH, { when, limit }, signal),
      staleTime: LIVE_STALE_MS,
    }),
  /** The same, page by page. */
  pages: (when: MeetingListKind, limit: number, viewer: number) =>
    infiniteQueryOptions({
      queryKey: [MEETINGS_PATH, { when, limit, pages: true }, viewer],
      queryFn: ({ signal, pageParam }) =>
        fetchPage<Meeting>(MEETINGS_PATH, { when, limit, offset: pageParam || undefined }, signal),
      initialPageParam: 0,
      getNextPageParam: ({ total }: Page<Meeting>, pages: Page<Meeting>[]) => {
        const read = pages.reduce((sum, { items }) => sum + items.length, 0);
        return read < total && pages.at(-1)?.items.length ? read : undefined;
      },
      staleTime: LIVE_STALE_MS,
    }),
  /** A meeting of the viewer, in any state. */
  one: (id: number, viewer: number) =>
    queryOptions<Meeting>({
      queryKey: [meetingPath(id), {}, viewer],
      queryFn: fetchAsViewer<Meeting>,
      staleTime: LIVE_STALE_MS,
    }),
  notes: (id: number, viewer: number) =>
    queryOptions<MeetingNotes>({
      queryKey: [`${meetingPath(id)}/notes`, {}, viewer],
      queryFn: fetchAsViewer<MeetingNotes>,
      // An edit is based on the loaded notes: cached ones are never used.
      staleTime: 0,
      gcTime: 0,
    }),
  /** The service of the video rooms, for meetings without their own link. */
  videoService: () =>
    queryOptions<Schemas['VideoServiceView']>({
      queryKey: [`${MEETINGS_PATH}/video-service`],
      queryFn: fetchAsViewer<Schemas['VideoServiceView']>,
      staleTime: Infinity,
    }),
  /** People whom the viewer can meet, connections first. */
  attendees: (q: string, limit: number, viewer: number) =>
    queryOptions<Attendee[]>({
      queryKey: [`${MEETINGS_PATH}/attendees`, { q: q || undefined, limit }, viewer],
      queryFn: fetchAsViewer<Attendee[]>,
      staleTime: 60_000,
      placeholderData: keepPreviousData,
    }),
  /** The conflicts with a time. */
  conflicts: (question: ConflictsQuery, viewer: number) =>
    queryOptions<Schemas['ConflictsView']>({
      queryKey: [`${MEETINGS_PATH}/conflicts`, question, viewer],
      queryFn: fetchAsViewer<Schemas['ConflictsView']>,
      staleTime: LIVE_STALE_MS,
    }),
};
