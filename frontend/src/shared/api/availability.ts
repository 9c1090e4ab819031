import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** When someone can be met, week by week. */
export type Hours = Schemas['AvailabilityView'];
export type HoursRule = Schemas['HoursRuleView'];
export type SlotLength = Hours['lengthMinutes'];
/** A time that someone has left. */
export type Slot = Schemas['SlotView'];

const AVAILABILITY = '/api/availability';
const TIME_ZONE = '/api/time-zone';
const FEED = '/api/calendar-feed';

export const availabilityQueries = {
  /** When one can be met, week by week. */
  own: (viewer: number) => queryOptions<Hours>({ queryKey: [AVAILABILITY, {}, viewer], queryFn: readAs<Hours> }),
  timeZone: (viewer: number) =>
    queryOptions<Schemas['TimeZoneView']>({
      queryKey: [TIME_ZONE, {}, viewer],
      queryFn: readAs<Schemas['TimeZoneView']>,
    }),
  feed: (viewer: number) =>
    queryOptions<Schemas['CalendarFeedView']>({
      queryKey: [FEED, {}, viewer],
      queryFn: readAs<Schemas['CalendarFeedView']>,
    }),
  /** The times someone has left within their hours. No one whose hours are not for the reader is found (404). */
  slots: (userId: number, asked: { from: string; days: number; length: SlotLength }, viewer: number) =>
    queryOptions<Slot[]>({
      queryKey: [`/api/users/${userId}/slots`, asked, viewer],
      queryFn: readAs<Slot[]>,
      staleTime: 30_000,
      placeholderData: keepPreviousData,
    }),
};

export const saveHours = (hours: Schemas['AvailabilityBody']) => request<Hours>('PUT', AVAILABILITY, hours);
export const saveTimeZone = (timeZone: string) => request('PUT', TIME_ZONE, { timeZone });
/** Makes the address that calendars can follow. It is told this once; the one before it is no more. */
export const makeFeed = () => request<Schemas['CalendarFeedAddressView']>('POST', FEED);
export const closeFeed = () => request('DELETE', FEED);
