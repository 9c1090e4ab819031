export type { DirectoryAddress } from './model/search';
export { DirectoryPage } from './ui/directory-page';
