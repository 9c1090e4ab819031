export {
  ConnectionAccepted,
  ConnectionClosed,
  ConnectionDeclined,
  ConnectionRequested,
  PrivacyChanged,
} from './domain/events';
export { MentorshipFacade, type Relation } from './mentorship.facade';
export { MentorshipModule } from './mentorship.module';
