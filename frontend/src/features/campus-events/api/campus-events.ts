import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readAs, readPage, request, type Page, type Schemas, type Viewer } from '@/shared/api';

export type CampusEvent = Schemas['CampusEvent'];
export type CampusEventDraft = Schemas['CampusEventBody'];
/** Whether the viewer may add events of a college; `reason` explains why not. */
type MayAddEvent = Schemas['MayAddEvents'];

export type When = 'upcoming' | 'past';

const EVENTS = '/api/events';

export const campusEventQueries = {
  /** Key prefix of everything read about events, for invalidating it. */
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
  request<Schemas['Rsvp']>(isComing ? 'PUT' : 'DELETE', `${EVENTS}/${id}/rsvp`);
/** Returns the URL of the event as a calendar file. */
export const calendarFile = (id: number) => `${EVENTS}/${id}.ics`;
