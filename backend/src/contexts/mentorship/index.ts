export {
  ConnectionAccepted,
  ConnectionAnswerSettled,
  ConnectionBlockChanged,
  ConnectionClosed,
  ConnectionDeclined,
  ConnectionRequested,
  PrivacyChanged,
} from './domain/events';
export { type AlumniHead, MentorshipFacade, type Relation } from './mentorship.facade';
export { MentorshipModule } from './mentorship.module';
