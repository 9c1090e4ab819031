export { Pager } from './pager';
export { usePageChange } from './use-page-change';
