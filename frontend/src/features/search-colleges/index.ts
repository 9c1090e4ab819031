export { CollegeResults } from './ui/college-results';
export { CollegeSearchBox } from './ui/college-search-box';
export { useCollegeSearch } from './model/use-college-search';
