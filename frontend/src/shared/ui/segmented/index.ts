export { SegmentedControl } from './segmented';
