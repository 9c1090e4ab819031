export { monogram } from './monogram';
