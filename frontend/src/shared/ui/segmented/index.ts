export { Segmented } from './segmented';
