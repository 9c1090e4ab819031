import { queryOptions } from '@tanstack/react-query';
import { readAs, request, type Schemas } from '@/shared/api';

/** A person's weekly hours. */
export type Hours = Schemas['AvailabilityView'];
export type HoursRule = Schemas['HoursRuleView'];
export type SlotLength = Hours['lengthMinutes'];

const AVAILABILITY = '/api/availability';
const TIME_ZONE = '/api/time-zone';
const FEED = '/api/calendar-feed';

export const availabilityQueries = {
  /** The viewer's weekly hours. */
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
};

export const saveHours = (hours: Schemas['AvailabilityBody']) => request<Hours>('PUT', AVAILABILITY, hours);
export const saveTimeZone = (timeZone: string) => request('PUT', TIME_ZONE, { timeZone });
/** Creates the URL of the calendar feed. It is returned only once, and the previous one stops working. */
export const makeFeed = () => request<Schemas['CalendarFeedAddressView']>('POST', FEED);
export const closeFeed = () => request('DELETE', FEED);
