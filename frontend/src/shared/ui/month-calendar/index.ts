export { MonthCalendar, toMonthKey } from './month-calendar';
