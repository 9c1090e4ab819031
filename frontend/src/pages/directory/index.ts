export { directorySearch, isComparing } from './model/search';
export { DirectoryPage } from './ui/directory-page';
