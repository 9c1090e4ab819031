export { ago, day, moment } from './dates';
