import type { Meeting, MeetingNotes } from '@/entities/meeting';
import { request, type Schemas } from '@/shared/api';

export type MeetingDraft = Schemas['ScheduleMeetingBody'];
export type MeetingChange = Schemas['ChangeMeetingBody'];
export type NotesChange = Schemas['NotesBody'];
export type ActionItem = Schemas['ActionItemView'];
/** The outcome of a meeting. */
export type MeetingOutcome = Schemas['OutcomeBody']['outcome'];

const MEETINGS_PATH = '/api/meetings';
const meetingPath = (id: number) => `${MEETINGS_PATH}/${id}`;

/** Checks whether a query is about meetings or free slots, for invalidating it. */
export const isMeetingQuery = ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
  typeof path === 'string' &&
  (/^\/api\/(meetings|dashboard|joint-calls\/slots)\b/.test(path) || /^\/api\/users\/\d+\/slots$/.test(path)) &&
  !path.endsWith('/notes');

/** Asks two alumni for a call together. Returns the meeting with the first one. */
export const proposeJointCall = (call: Schemas['ProposeJointCallBody']) =>
  request<Meeting>('POST', '/api/joint-calls', call);
export const scheduleMeeting = (draft: MeetingDraft) => request<Meeting>('POST', MEETINGS_PATH, draft);
/** The host moves a meeting or changes it; the attendee proposes another time. */
export const changeMeeting = (id: number, change: MeetingChange) => request<Meeting>('PATCH', meetingPath(id), change);
export const answerMeeting = (id: number, response: 'accepted' | 'declined', reason?: string) =>
  request<Meeting>('POST', `${meetingPath(id)}/respond`, { response, reason });
export const cancelMeeting = (id: number, reason?: string) =>
  request('DELETE', meetingPath(id), reason === undefined ? undefined : { reason });
/** Returns the URL of the call: only shortly before it, during it and shortly after. */
export const joinMeeting = (id: number) => request<Schemas['JoinView']>('GET', `${meetingPath(id)}/join`);
export const saveNotes = (id: number, change: NotesChange) =>
  request<MeetingNotes>('PUT', `${meetingPath(id)}/notes`, change);
/** Records whether the meeting took place, and private feedback. */
export const reportOutcome = (id: number, outcome: Schemas['OutcomeBody']) =>
  request<Meeting>('POST', `${meetingPath(id)}/outcome`, outcome);
/** Returns the URL of the meeting as a calendar file. */
export const meetingCalendarFilePath = (id: number) => `${meetingPath(id)}.ics`;
