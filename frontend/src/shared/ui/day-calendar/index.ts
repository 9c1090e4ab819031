export { DayCalendar, monthOf } from './day-calendar';
