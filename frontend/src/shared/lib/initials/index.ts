export { initials } from './initials';
