export { ApiError, readable } from './errors';
export { queryClient } from './query-client';
export {
  awaitsSecondStep,
  confirmEmail,
  identityQueries,
  register,
  resendConfirmation,
  signIn,
  signInWithCode,
  signOut,
  type Credentials,
  type Proof,
  type Registration,
  type Role,
  type SecondStep,
  type User,
} from './identity';
export {
  completeRegistration,
  disconnectAccount,
  externalSignInQueries,
  type CompleteRegistration,
  type ConnectedAccount,
  type OauthConfig,
  type PendingRegistration,
  type Provider,
} from './external-sign-in';
export {
  collegeQueries,
  type College,
  type CollegeCount,
  type CollegeDetail,
  type Measure,
  type SearchPage,
} from './colleges';
export { type Page } from './paged';
export { STUDENTS_PER_PAGE, studentQueries, type ListedStudent, type StudentFilters } from './people';
export { sendReport, type Complaint, type ReportReason } from './reports';
export {
  deleteReview,
  editReview,
  replyToReview,
  reviewQueries,
  setUpvote,
  writeReview,
  type Review,
  type ReviewFilter,
  type ReviewSummary,
} from './reviews';
export {
  addCampusEvent,
  calendarFile,
  campusEventQueries,
  setEventStatus,
  setRsvp,
  type CampusEvent,
  type CampusEventDraft,
  type MayAddEvent,
  type When,
} from './campus-events';
export { saveCollege, savedCollegeQueries, unsaveCollege, type SavedCollege } from './saved-colleges';
export { popularCollegesQuery, recordInquiry, recordInteraction, type InterestSource } from './college-interest';
export {
  COLLEGES_PER_PAGE,
  directoryFailure,
  directoryQueries,
  type CollegeFacets,
  type CollegeFilters,
  type CollegeOrder,
  type CollegePoints,
  type CollegeSort,
  type CollegeType,
  type FacetCount,
  type FilterName,
  type Major,
  type Place,
  type RangeFacet,
  type RangeName,
} from './directory';
export {
  accountQueries,
  askForPasswordReset,
  cancelEmailChange,
  changePassword,
  changeRole,
  disableTwoFactor,
  enableTwoFactor,
  endEverySession,
  endOtherSessions,
  endSession,
  renewRecoveryCodes,
  resetPassword,
  setUpTwoFactor,
  updateAccount,
  type AccountChange,
  type BothProofs,
  type OwnSession,
  type PasswordChange,
  type Profile,
  type TwoFactorSetUp,
} from './account';
export { uploadAvatar } from './avatar';
export { deleteAccount, restoreAccount, type WrittenChoice } from './account-closing';
export {
  askForDataExport,
  BrokenDownload,
  dataExportQueries,
  downloadDataExport,
  isUnderWay,
  type DataExport,
  type DataExports,
} from './data-export';
export { onboardingQueries, updateOnboarding, type Onboarding, type OnboardingStep } from './onboarding';
export {
  profileQueries,
  updateAlumniProfile,
  updateCollegeAdminProfile,
  updatePrivacy,
  updateStudentProfile,
  type AlumniChange,
  type AlumniProfile,
  type CollegeAdmin,
  type CollegeAdminChange,
  type Preview,
  type PreviewEyes,
  type PrivacyChange,
  type PrivacyPreferences,
  type StudentChange,
  type StudentProfile,
} from './profiles';
export {
  ALUMNI_PER_PAGE,
  alumniQueries,
  type AlumniCard,
  type AlumniFilters,
  type AlumniSort,
  type AlumniStats,
  type Availability,
  type ConnectionStatus,
  type NamedCount,
  type PublicAlumni,
  type ShownAlumniProfile,
} from './alumni';
export {
  blockPerson,
  changeConnection,
  connectionQueries,
  endConnection,
  requestConnection,
  setWaiting,
  unblockPerson,
  type Blocked,
  type Connection,
  type ConnectionChange,
  type ConnectionWith,
  type WhyNot,
} from './connections';
export {
  answerRecommendation,
  closeMatch,
  generateRecommendations,
  noteViewed,
  recommendationQueries,
  undoPass,
  type FactorWeights,
  type MatchFactor,
  type MatchRaise,
  type MentorMatch,
  type Recommendation,
} from './recommendations';
export {
  answerMeeting,
  cancelMeeting,
  changeMeeting,
  isAboutMeetings,
  joinMeeting,
  meetingFile,
  meetingQueries,
  saveNotes,
  scheduleMeeting,
  tellOutcome,
  type MeetingsWhen,
} from './meetings';
export { availabilityQueries, closeFeed, makeFeed, saveHours, saveTimeZone } from './availability';
export type {
  ActionItem,
  Attendee,
  Hours,
  HoursRule,
  Meeting,
  MeetingChange,
  MeetingDraft,
  MeetingNotes,
  NotesChange,
  Outcome,
  Slot,
  SlotLength,
} from './meeting-types';
export { dashboardQueries, type DashboardStats } from './dashboard';
export {
  connectionRequestQueries,
  messageQueries,
  readMessage,
  sendMessage,
  type ConnectionRequest,
  type Message,
} from './messages';
