import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readAs, readPage, type Page, type Viewer } from './paged';
import { request } from './request';

/** Something that takes place at a college or is held by it. */
export interface CampusEvent {
  id: number;
  collegeId: number;
  collegeName: string;
  title: string;
  description: string | null;
  location: string | null;
  url: string | null;
  /** ISO 8601, like the end. */
  startTime: string;
  endTime: string;
  /** IANA name of the zone it takes place in. */
  timeZone: string;
  status: 'published' | 'pending' | 'cancelled';
  isSample: boolean;
  rsvpCount: number;
  myRsvp: boolean;
  mine: boolean;
}

export interface CampusEventDraft {
  collegeId: number;
  title: string;
  description?: string | undefined;
  location?: string | undefined;
  url?: string | undefined;
  startTime: string;
  endTime: string;
  timeZone: string;
}

/** Whether somebody may add events of a college; `reason` says in words why not. */
export interface MayAddEvent {
  may: 'publish' | 'propose' | 'no';
  reason: string | null;
}

export interface Rsvp {
  rsvpCount: number;
  myRsvp: boolean;
}

export type When = 'upcoming' | 'past';

const EVENTS = '/api/events';

export const campusEventQueries = {
  /** Everything read of events, for marking it as old. */
  all: [EVENTS],
  list: (filter: { collegeId: number; when: When; limit: number; offset?: number | undefined }, viewer: Viewer) =>
    queryOptions<Page<CampusEvent>>({
      queryKey: [EVENTS, filter, viewer],
      queryFn: ({ signal }) => readPage<CampusEvent>(EVENTS, filter, signal),
      placeholderData: keepPreviousData,
    }),
  mayAdd: (collegeId: number, viewer: Viewer) =>
    queryOptions<MayAddEvent>({
      queryKey: [`${EVENTS}/mayadd`, { collegeId }, viewer],
      queryFn: readAs<MayAddEvent>,
      enabled: viewer !== undefined,
    }),
};

export const addCampusEvent = (draft: CampusEventDraft) => request<CampusEvent>('POST', EVENTS, draft);
export const setEventStatus = (id: number, status: 'published' | 'cancelled') =>
  request<CampusEvent>('PATCH', `${EVENTS}/${id}`, { status });
export const setRsvp = (id: number, isComing: boolean) =>
  request<Rsvp>(isComing ? 'PUT' : 'DELETE', `${EVENTS}/${id}/rsvp`);
/** Where the event is as a file for calendars. */
export const calendarFile = (id: number) => `${EVENTS}/${id}.ics`;
