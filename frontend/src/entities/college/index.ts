export { CollegeListsProvider, useCollegeLists } from './model/college-lists';
export { CollegeTile } from './ui/college-tile';
export { webAddress } from './lib/web-address';
