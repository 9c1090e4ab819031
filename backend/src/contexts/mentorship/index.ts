export {
  ConnectionAccepted,
  ConnectionAnswered,
  ConnectionAnswerSettled,
  ConnectionAnswerUndone,
  ConnectionBlockChanged,
  ConnectionClosed,
  ConnectionDeclined,
  ConnectionEndedByRole,
  ConnectionQuestioned,
  ConnectionReminded,
  ConnectionRequested,
  MeetingAnswered,
  MeetingCancelled,
  MeetingMoved,
  MeetingProposed,
  MeetingReminderDue,
  MeetingScheduled,
  PlaceOffered,
  PrivacyChanged,
  SharingChanged,
} from './domain/events';
export { type AlumniHead, MentorshipFacade, type Relation } from './mentorship.facade';
export { MentorshipModule } from './mentorship.module';
export { SharingFacade } from './sharing.facade';
