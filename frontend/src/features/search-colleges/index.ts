export { CollegeResults } from './ui/college-results';
export { CollegeSearchBox } from './ui/college-search-box';
export { ExploreColleges } from './ui/explore-colleges';
export { useCollegeSearch, type CollegeSearch } from './model/use-college-search';
