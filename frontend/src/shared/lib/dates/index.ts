export { day, moment } from './dates';
