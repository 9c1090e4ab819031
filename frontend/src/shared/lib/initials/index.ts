export { initials, monogram } from './initials';
