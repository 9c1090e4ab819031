import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { LIVE_STALE_MS } from '@/shared/config';
import { readAs, readPage, type Page } from './paged';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** A meeting of two people, as one of them sees it. */
export type Meeting = Schemas['MeetingView'];
export type MeetingDraft = Schemas['ScheduleMeetingBody'];
export type MeetingChange = Schemas['ChangeMeetingBody'];
/** A person whom the viewer can ask to meet. */
export type Attendee = Schemas['AttendeeView'];
/** The notes that the two people of a meeting write. */
export type MeetingNotes = Schemas['NotesView'];
export type NotesChange = Schemas['NotesBody'];
export type ActionItem = Schemas['ActionItemView'];
/** The outcome of a meeting. */
export type Outcome = Schemas['OutcomeBody']['outcome'];

const MEETINGS = '/api/meetings';
const one = (id: number) => `${MEETINGS}/${id}`;

/** Which meetings are listed; `unanswered` are past ones without an outcome from the viewer. */

export type MeetingsWhen = 'upcoming' | 'past' | 'unanswered';

export interface ConflictsQuestion {
  attendeeId: number;
  startTime: string;
  endTime: string;
  /** The meeting that is moved; it doesn't conflict. */
  except?: number | undefined;
}

export const meetingQueries = {
  /** Upcoming meetings soonest first, past ones newest first; one in progress counts as past. At most 200. */
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
  /** A meeting of the viewer, in any state. */
  one: (id: number, viewer: number) =>
    queryOptions<Meeting>({ queryKey: [one(id), {}, viewer], queryFn: readAs<Meeting>, staleTime: LIVE_STALE_MS }),
  notes: (id: number, viewer: number) =>
    queryOptions<MeetingNotes>({
      queryKey: [`${one(id)}/notes`, {}, viewer],
      queryFn: readAs<MeetingNotes>,
      // An edit is based on the loaded notes: cached ones are never used.
      staleTime: 0,
      gcTime: 0,
    }),
  /** The service of the video rooms, for meetings without their own link. */
  videoService: () =>
    queryOptions<Schemas['VideoServiceView']>({
      queryKey: [`${MEETINGS}/video-service`],
      queryFn: readAs<Schemas['VideoServiceView']>,
      staleTime: Infinity,
    }),
  /** People whom the viewer can meet, connections first. */
  attendees: (q: string, limit: number, viewer: number) =>
    queryOptions<Attendee[]>({
      queryKey: [`${MEETINGS}/attendees`, { q: q || undefined, limit }, viewer],
      queryFn: readAs<Attendee[]>,
      staleTime: 60_000,
      placeholderData: keepPreviousData,
    }),
  /** The conflicts with a time. */
  conflicts: (question: ConflictsQuestion, viewer: number) =>
    queryOptions<Schemas['ConflictsView']>({
      queryKey: [`${MEETINGS}/conflicts`, question, viewer],
      queryFn: readAs<Schemas['ConflictsView']>,
      staleTime: LIVE_STALE_MS,
    }),
};

/** Checks whether a query is about meetings or free slots, for invalidating it. */
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
/** Returns the URL of the call: only shortly before it, during it and shortly after. */
export const joinMeeting = (id: number) => request<Schemas['JoinView']>('GET', `${one(id)}/join`);
export const saveNotes = (id: number, change: NotesChange) => request<MeetingNotes>('PUT', `${one(id)}/notes`, change);
/** Records whether the meeting took place, and private feedback. */
export const tellOutcome = (id: number, said: Schemas['OutcomeBody']) =>
  request<Meeting>('POST', `${one(id)}/outcome`, said);
/** Returns the URL of the meeting as a calendar file. */
export const meetingFile = (id: number) => `${one(id)}.ics`;
