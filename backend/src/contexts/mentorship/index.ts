export { PrivacyChanged } from './domain/events';
export { MentorshipFacade } from './mentorship.facade';
export { MentorshipModule } from './mentorship.module';
