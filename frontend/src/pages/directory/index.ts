export type { RawDirectorySearch } from './model/search';
export { DirectoryPage } from './ui/directory-page';
