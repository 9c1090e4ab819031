import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CalendarFeed, Hours, Slot, SlotLength } from './meeting-types';
import { readAs } from './paged';
import { request } from './request';

const AVAILABILITY = '/api/availability';
const TIME_ZONE = '/api/time-zone';
const FEED = '/api/calendar-feed';

export const availabilityQueries = {
  /** When one can be met, week by week. */
  own: (viewer: number) => queryOptions<Hours>({ queryKey: [AVAILABILITY, {}, viewer], queryFn: readAs<Hours> }),
  timeZone: (viewer: number) =>
    queryOptions<{ timeZone: string | null }>({
      queryKey: [TIME_ZONE, {}, viewer],
      queryFn: readAs<{ timeZone: string | null }>,
    }),
  feed: (viewer: number) => queryOptions<CalendarFeed>({ queryKey: [FEED, {}, viewer], queryFn: readAs<CalendarFeed> }),
  /** The times somebody has left within their hours. Nobody whose hours are not for the reader is found (404). */
  slots: (userId: number, asked: { from: string; days: number; length: SlotLength }, viewer: number) =>
    queryOptions<Slot[]>({
      queryKey: [`/api/users/${userId}/slots`, asked, viewer],
      queryFn: readAs<Slot[]>,
      staleTime: 30_000,
      placeholderData: keepPreviousData,
    }),
};

export const saveHours = (hours: Omit<Hours, 'timeZone'> & { timeZone?: string | undefined }) =>
  request<Hours>('PUT', AVAILABILITY, hours);
export const saveTimeZone = (timeZone: string) => request('PUT', TIME_ZONE, { timeZone });
/** Makes the address that calendars can follow. It is told this once; the one before it is no more. */
export const makeFeed = () => request<{ url: string }>('POST', FEED);
export const closeFeed = () => request('DELETE', FEED);
