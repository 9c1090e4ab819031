export { StudentNotFoundPage } from './ui/student-not-found-page';
export { StudentProfilePage } from './ui/student-profile-page';
