export { SampleTag } from './sample-tag';
