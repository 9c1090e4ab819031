export { safeNext } from './next-path';
