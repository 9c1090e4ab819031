import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readAs, readPage, type Page, type Viewer } from './paged';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

export type CampusEvent = Schemas['CampusEvent'];
export type CampusEventDraft = Schemas['CampusEventBody'];
/** Whether someone may add events of a college; `reason` says in words why not. */
export type MayAddEvent = Schemas['MayAddEvents'];

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
  request<Schemas['Rsvp']>(isComing ? 'PUT' : 'DELETE', `${EVENTS}/${id}/rsvp`);
/** Where the event is as a file for calendars. */
export const calendarFile = (id: number) => `${EVENTS}/${id}.ics`;
