export { isLinkToCrossroads, parseCollegeFromFinderLink } from './college-of-finder-link';
export { toSafeNextPath } from './next-path';
