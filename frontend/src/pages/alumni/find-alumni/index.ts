export type { FinderAddress } from './model/search';
export { FindAlumniPage } from './ui/find-alumni-page';
