export { toSafeNextPath } from './next-path';
