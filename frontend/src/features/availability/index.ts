export { useTimeZoneSync } from './api/use-time-zone-sync';
export { CalendarFeed } from './ui/calendar-feed';
export { HoursInOtherZone } from './ui/hours-in-other-zone';
export { HoursEditor } from './ui/lazy-hours-editor';
export { MyHours } from './ui/my-hours';
