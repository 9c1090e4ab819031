export { ago, day, dayInUtc, moment } from './dates';
export { dayName } from './day-name';
