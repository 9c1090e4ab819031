export { beginningOf, excerpt } from './graphemes';
