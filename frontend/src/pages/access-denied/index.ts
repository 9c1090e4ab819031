export { AccessDeniedPage } from './ui/access-denied-page';
export { VerifyCollegeFirstPage } from './ui/verify-college-first-page';
