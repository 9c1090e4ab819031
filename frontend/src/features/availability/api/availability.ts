import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';

/** A person's weekly hours. */
export type WeeklyHours = Schemas['AvailabilityView'];
export type HoursRule = Schemas['HoursRuleView'];
/** The calendar that an alum has added. */
export type ImportedCalendar = Schemas['CalendarImportView'];
export type SlotLength = WeeklyHours['lengthMinutes'];

const AVAILABILITY_PATH = '/api/availability';
const TIME_ZONE_PATH = '/api/time-zone';
const CALENDAR_FEED_PATH = '/api/calendar-feed';
const CALENDAR_IMPORT_PATH = '/api/calendar-import';

export const availabilityQueries = {
  /** The viewer's weekly hours. */
  own: (viewer: number) =>
    queryOptions<WeeklyHours>({ queryKey: [AVAILABILITY_PATH, {}, viewer], queryFn: fetchAsViewer<WeeklyHours> }),
  timeZone: (viewer: number) =>
    queryOptions<Schemas['TimeZoneView']>({
      queryKey: [TIME_ZONE_PATH, {}, viewer],
      queryFn: fetchAsViewer<Schemas['TimeZoneView']>,
    }),
  feed: (viewer: number) =>
    queryOptions<Schemas['CalendarFeedView']>({
      queryKey: [CALENDAR_FEED_PATH, {}, viewer],
      queryFn: fetchAsViewer<Schemas['CalendarFeedView']>,
    }),
  importedCalendar: (viewer: number) =>
    queryOptions<ImportedCalendar>({
      queryKey: [CALENDAR_IMPORT_PATH, {}, viewer],
      queryFn: fetchAsViewer<ImportedCalendar>,
    }),
};

export const saveHours = (hours: Schemas['AvailabilityBody']) => request<WeeklyHours>('PUT', AVAILABILITY_PATH, hours);
export const saveTimeZone = (timeZone: string) => request('PUT', TIME_ZONE_PATH, { timeZone });
/** Creates the URL of the calendar feed. It is returned only once, and the previous one stops working. */
export const createCalendarFeed = () => request<Schemas['CalendarFeedAddressView']>('POST', CALENDAR_FEED_PATH);
export const importCalendar = (url: string) => request<ImportedCalendar>('PUT', CALENDAR_IMPORT_PATH, { url });
export const removeImportedCalendar = () => request('DELETE', CALENDAR_IMPORT_PATH);
export const deleteCalendarFeed = () => request('DELETE', CALENDAR_FEED_PATH);
