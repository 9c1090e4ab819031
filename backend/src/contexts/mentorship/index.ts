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
  PlaceOffered,
} from './domain/connections/connection-events';
export {
  MeetingAnswered,
  MeetingCancelled,
  MeetingMoved,
  MeetingProposed,
  MeetingReminderDue,
  MeetingScheduled,
} from './domain/meetings/meeting-events';
export { PrivacyChanged, SharingChanged } from './domain/profiles/profile-events';
export {
  type AlumniHead,
  MentorshipFacade,
  type OwnAlumniProfile,
  type OwnStudentProfile,
  type Relation,
} from './mentorship.facade';
export { MentorshipModule } from './mentorship.module';
export { SharingFacade } from './sharing.facade';
