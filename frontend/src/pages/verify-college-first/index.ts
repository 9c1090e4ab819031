export { VerifyCollegeFirstPage } from './ui/verify-college-first-page';
