export { alumniHeadTags } from './model/alumni-head';
export { AlumniNotFoundPage } from './ui/alumni-not-found-page';
export { AlumniProfilePage } from './ui/alumni-profile-page';
