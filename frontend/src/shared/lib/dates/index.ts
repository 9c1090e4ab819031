export { ago, day, moment } from './dates';
export { dayName } from './day-name';
