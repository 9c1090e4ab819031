export { DayCalendar, toMonthKey } from './day-calendar';
