export { loadComparison } from './model/load-comparison';
export { ComparePage } from './ui/compare-page';
