export type { RawFinderSearch } from './model/search';
export { FindAlumniPage } from './ui/find-alumni-page';
