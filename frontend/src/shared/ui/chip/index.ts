export { Chip } from './chip';
