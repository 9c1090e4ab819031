export { loadComparedColleges } from './api/comparison';
export { countSurplusColleges, parseCollegeIds } from './model/college-ids';
export { default as ComparisonView, type ChangeComparedColleges } from './ui/comparison/comparison-view';
export { LazyComparisonView } from './ui/comparison/lazy-comparison-view';
export { CompareButton } from './ui/selection/compare-button';
export { CompareLink } from './ui/selection/compare-link';
export { CompareToggle } from './ui/selection/compare-toggle';
export { CompareTray } from './ui/selection/compare-tray';
export { SelectionTray } from './ui/selection/lazy-selection-tray';
