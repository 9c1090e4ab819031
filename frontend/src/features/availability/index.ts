export { useTimeZoneSync } from './api/use-time-zone-sync';
export { CalendarFeedButton } from './ui/calendar-feed';
export { HoursInOtherZone } from './ui/hours-in-other-zone';
export { HoursEditor } from './ui/lazy-hours-editor';
export { MyHoursButton } from './ui/my-hours';
