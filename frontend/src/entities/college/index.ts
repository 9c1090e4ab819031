export { CollegeListsProvider, useCollegeLists } from './model/college-lists';
export { useCollegesClaim } from './model/use-colleges-claim';
export { CollegeTile } from './ui/college-tile';
export { webAddress } from './lib/web-address';
