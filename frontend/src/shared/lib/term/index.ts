export { useSearchTerm } from './use-search-term';
