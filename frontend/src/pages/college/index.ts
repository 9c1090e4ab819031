export { CollegeNotFoundPage } from './ui/college-not-found-page';
export { CollegePage } from './ui/college-page';
export { CollegeSkeleton } from './ui/college-skeleton';
export { collegeHeadTags } from './model/college-head';
