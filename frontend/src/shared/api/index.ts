export { ApiError, isSessionEnd, readable } from './errors';
export { discardRequestDraft, requestDraftQueries, saveRequestDraft, type RequestDraft } from './request-drafts';
export { queryClient, refreshCurrentUser } from './query-client';
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
export { type LinkedPage, type Page } from './paged';
export { myPeopleQueries, type PeopleCounts, type PeopleList } from './my-people';
export {
  STUDENTS_PER_PAGE,
  studentQueries,
  type ListedStudent,
  type ShownStudent,
  type StudentFilters,
} from './people';
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
  type CollegeKind,
  type FacetCount,
  type FilterName,
  type Major,
  type Place,
  type RangeFacet,
  type MajorCount,
  type RangeName,
  type Unreported,
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
  handOverMainRole,
  renewRecoveryCodes,
  resetPassword,
  setUpTwoFactor,
  updateAccount,
  type AccountChange,
  type BothProofs,
  type CollegeAdministrator,
  type OwnSession,
  type PasswordChange,
  type Profile,
  type RoleChange,
  type RolePreview,
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
  takesTurns,
  type AlumniUser,
  type AlumniUserProfile,
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
  type ActionItem,
  type Attendee,
  type Meeting,
  type MeetingChange,
  type MeetingDraft,
  type MeetingNotes,
  type MeetingsWhen,
  type NotesChange,
  type Outcome,
} from './meetings';
export {
  availabilityQueries,
  closeFeed,
  makeFeed,
  saveHours,
  saveTimeZone,
  type Hours,
  type HoursRule,
  type Slot,
  type SlotLength,
} from './availability';
export { dashboardQueries, type DashboardStats } from './dashboard';
export { connectionRequestQueries, type ConnectionRequest, type Message } from './messages';
export {
  conversationQueries,
  deleteMessage,
  isAboutMessages,
  markConversation,
  sendMessage,
  type Conversation,
  type ConversationSummary,
} from './conversations';
export { readNewestMessages } from './newest-messages';
export { notificationCountQuery } from './notification-count';
export {
  addPushSubscription,
  changeNotificationSettings,
  markNotificationsRead,
  notificationQueries,
  removePushSubscription,
  unsubscribe,
  type Notification,
  type NotificationChannel,
  type NotificationKind,
  type NotificationSettings,
  type NotificationSettingsChange,
} from './notifications';
export { searchQueries, SHORTEST_SEARCH, type Found, type FoundMessage, type FoundPerson } from './search';
