import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { LIVE_STALE_MS } from '@/shared/config';
import { readAs, readPage, type Page } from './paged';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** A meeting of two, as one of them sees it. */
export type Meeting = Schemas['MeetingView'];
export type MeetingDraft = Schemas['ScheduleMeetingBody'];
export type MeetingChange = Schemas['ChangeMeetingBody'];
/** Someone whom one may ask to meet. */
export type Attendee = Schemas['AttendeeView'];
/** What the two of a meeting write down about it. */
export type MeetingNotes = Schemas['NotesView'];
export type NotesChange = Schemas['NotesBody'];
export type ActionItem = Schemas['ActionItemView'];
/** What came of a meeting. */
export type Outcome = Schemas['OutcomeBody']['outcome'];

const MEETINGS = '/api/meetings';
const one = (id: number) => `${MEETINGS}/${id}`;

/** Others change them as well: what was read a moment ago is read anew. */

export type MeetingsWhen = 'upcoming' | 'past' | 'unanswered';

export interface ConflictsQuestion {
  attendeeId: number;
  startTime: string;
  endTime: string;
  /** The meeting that is moved; it is in no one's way. */
  except?: number | undefined;
}

export const meetingQueries = {
  /** Upcoming ones soonest first, past ones newest first; one in progress is among the past. At most 200. */
  list: (when: MeetingsWhen, limit: number, viewer: number) =>
    queryOptions<Page<Meeting>>({
      queryKey: [MEETINGS, { when, limit }, viewer],
      queryFn: ({ signal }) => readPage<Meeting>(MEETINGS, { when, limit }, signal),
      staleTime: LIVE_STALE_MS,
    }),
  /** The same, page by page. */
  pages: (when: MeetingsWhen, limit: number, viewer: number) =>
    infiniteQueryOptions({
      queryKey: [MEETINGS, { when, limit, pages: true }, viewer],
      queryFn: ({ signal, pageParam }) =>
        readPage<Meeting>(MEETINGS, { when, limit, offset: pageParam || undefined }, signal),
      initialPageParam: 0,
      getNextPageParam: ({ total }: Page<Meeting>, pages: Page<Meeting>[]) => {
        const read = pages.reduce((sum, { items }) => sum + items.length, 0);
        return read < total && pages.at(-1)?.items.length ? read : undefined;
      },
      staleTime: LIVE_STALE_MS,
    }),
  /** One's own meeting, whatever has become of it. */
  one: (id: number, viewer: number) =>
    queryOptions<Meeting>({ queryKey: [one(id), {}, viewer], queryFn: readAs<Meeting>, staleTime: LIVE_STALE_MS }),
  notes: (id: number, viewer: number) =>
    queryOptions<MeetingNotes>({
      queryKey: [`${one(id)}/notes`, {}, viewer],
      queryFn: readAs<MeetingNotes>,
      // Anyone who opens them writes on top of what they read: it is never what was read before.
      staleTime: 0,
      gcTime: 0,
    }),
  /** Where the video rooms of meetings without a link of their own are. */
  videoService: () =>
    queryOptions<Schemas['VideoServiceView']>({
      queryKey: [`${MEETINGS}/video-service`],
      queryFn: readAs<Schemas['VideoServiceView']>,
      staleTime: Infinity,
    }),
  /** With whom one may meet, those one is connected with first. */
  attendees: (q: string, limit: number, viewer: number) =>
    queryOptions<Attendee[]>({
      queryKey: [`${MEETINGS}/attendees`, { q: q || undefined, limit }, viewer],
      queryFn: readAs<Attendee[]>,
      staleTime: 60_000,
      placeholderData: keepPreviousData,
    }),
  /** What stands against a time. */
  conflicts: (question: ConflictsQuestion, viewer: number) =>
    queryOptions<Schemas['ConflictsView']>({
      queryKey: [`${MEETINGS}/conflicts`, question, viewer],
      queryFn: readAs<Schemas['ConflictsView']>,
      staleTime: LIVE_STALE_MS,
    }),
};

/** Whether something that was read is about meetings or the times left for them, for marking it as old. */
export const isAboutMeetings = ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
  typeof path === 'string' &&
  (/^\/api\/(meetings|dashboard)\b/.test(path) || /^\/api\/users\/\d+\/slots$/.test(path)) &&
  !path.endsWith('/notes');

export const scheduleMeeting = (draft: MeetingDraft) => request<Meeting>('POST', MEETINGS, draft);
/** The host moves a meeting or changes it; the attendee proposes another time. */
export const changeMeeting = (id: number, change: MeetingChange) => request<Meeting>('PATCH', one(id), change);
export const answerMeeting = (id: number, response: 'accepted' | 'declined', reason?: string) =>
  request<Meeting>('POST', `${one(id)}/respond`, { response, reason });
export const cancelMeeting = (id: number, reason?: string) =>
  request('DELETE', one(id), reason === undefined ? undefined : { reason });
/** Where the call is. Only shortly before it, during it and shortly after. */
export const joinMeeting = (id: number) => request<Schemas['JoinView']>('GET', `${one(id)}/join`);
export const saveNotes = (id: number, change: NotesChange) => request<MeetingNotes>('PUT', `${one(id)}/notes`, change);
/** Whether it took place, and how it was, for no one else to read. */
export const tellOutcome = (id: number, said: Schemas['OutcomeBody']) =>
  request<Meeting>('POST', `${one(id)}/outcome`, said);
/** Where the meeting is as a file for calendars. */
export const meetingFile = (id: number) => `${one(id)}.ics`;
