import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, fetchPage, request, type Page, type Schemas, type ViewerId } from '@/shared/api';

export type CampusEvent = Schemas['CampusEvent'];
export type CampusEventDraft = Schemas['CampusEventBody'];
/** Whether the viewer may add events of a college; `reason` explains why not. */
type AddEventPermission = Schemas['MayAddEvents'];

export type EventPeriod = 'upcoming' | 'past';

const EVENTS_PATH = '/api/events';

export const campusEventQueries = {
  /** Key prefix of everything read about events, for invalidating it. */
  all: [EVENTS_PATH],
  list: (
    filter: { collegeId: number; when: EventPeriod; limit: number; offset?: number | undefined },
    viewer: ViewerId,
  ) =>
    queryOptions<Page<CampusEvent>>({
      queryKey: [EVENTS_PATH, filter, viewer],
      queryFn: ({ signal }) => fetchPage<CampusEvent>(EVENTS_PATH, filter, signal),
      placeholderData: keepPreviousData,
    }),
  mayAdd: (collegeId: number, viewer: ViewerId) =>
    queryOptions<AddEventPermission>({
      queryKey: [`${EVENTS_PATH}/mayadd`, { collegeId }, viewer],
      queryFn: fetchAsViewer<AddEventPermission>,
      enabled: viewer !== undefined,
    }),
};

export const addCampusEvent = (draft: CampusEventDraft) => request<CampusEvent>('POST', EVENTS_PATH, draft);
export const setEventStatus = (id: number, status: 'published' | 'cancelled') =>
  request<CampusEvent>('PATCH', `${EVENTS_PATH}/${id}`, { status });
export const setRsvp = (id: number, isComing: boolean) =>
  request<Schemas['Rsvp']>(isComing ? 'PUT' : 'DELETE', `${EVENTS_PATH}/${id}/rsvp`);
/** Returns the URL of the event as a calendar file. */
export const eventCalendarFilePath = (id: number) => `${EVENTS_PATH}/${id}.ics`;
