export { AlumBecameMentor, AlumniListingChanged } from './integration-events/alumni-listing-events';
export { AlumniAlertAnswered, AlumniAlertSaved } from './integration-events/alumni-alert-events';
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
} from './integration-events/connection-events';
export {
  MeetingAnswered,
  MeetingCancelled,
  MeetingMoved,
  MeetingProposed,
  MeetingReminderDue,
  MeetingScheduled,
} from './integration-events/meeting-events';
export {
  CheckInDue,
  EndProposed,
  MeetingCheckedIn,
  RelationshipFinished,
  ThanksReceived,
} from './integration-events/mentoring-events';
export { GroupHourCancelled, GroupHourJoined, GroupHourReminderDue } from './integration-events/group-hour-events';
export { SharingChanged } from './integration-events/sharing-events';
export { MentorshipModule } from './mentorship.module';
export { AnswerersFacade } from './answerers.facade';
export { SharingFacade } from './sharing.facade';
export {
  ProfilesFacade,
  type AlumniHeadTags,
  type AlumniUser,
  type OwnAlumniProfile,
  type OwnStudentProfile,
} from './profiles.facade';
export { RelationshipsFacade } from './relationships.facade';
export { ConnectionRequestsFacade } from './connection-requests.facade';
export { MentoringActivityFacade } from './mentoring-activity.facade';
export { ReplyTimesFacade } from './reply-times.facade';
export { MinutesFacade } from './minutes.facade';
export { MeetingsFacade } from './meetings.facade';
export { MentorshipDemoFacade } from './mentorship-demo.facade';
export {
  type GeneratedAlumniProfile,
  type GeneratedConnection,
  type GeneratedMeeting,
  type GeneratedRecommendation,
  type GeneratedStudentProfile,
  MentorshipGeneratorFacade,
} from './mentorship-generator.facade';
export { MentorshipPersonalData } from './mentorship-personal-data.facade';
export { ThanksModerationFacade } from './thanks-moderation.facade';
