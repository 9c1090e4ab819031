export { ArchMark } from './arch-mark';
