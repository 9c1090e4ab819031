export { fullNameField } from './full-name';
