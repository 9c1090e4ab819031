export { Pager } from './pager';
export { usePageTurns } from './use-page-turns';
