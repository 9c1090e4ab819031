export { useSearchTerm } from './use-term';
