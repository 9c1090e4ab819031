/** `points` tries within `seconds`; after that, refused until the window (or `blockSeconds`) has passed. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly blockSeconds?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every limit of the product in one place. */
export const LIMITS = {
  anonymousApi: { name: 'api-anonymous', points: 300, seconds: 5 * MINUTE },
  signedInApi: { name: 'api-signed-in', points: 200, seconds: MINUTE },
  loginPerAccount: { name: 'login-account', points: 10, seconds: 15 * MINUTE },
  loginPerAddress: { name: 'login-address', points: 30, seconds: 15 * MINUTE },
  registerPerAddress: { name: 'register-address', points: 5, seconds: 30 * MINUTE },
  /** Links to choose a new password, for one username or address as typed. */
  resetPerIdentifier: { name: 'reset-identifier', points: 5, seconds: 30 * MINUTE },
  /** Passwords typed by someone who is signed in already. */
  passwordPerPerson: { name: 'password-person', points: 10, seconds: 10 * MINUTE },
  secondFactorPerSession: { name: 'second-factor-session', points: 3, seconds: MINUTE },
  secondFactorPerPerson: { name: 'second-factor-person', points: 10, seconds: HOUR },
  roleChangesPerPerson: { name: 'role-changes-person', points: 3, seconds: DAY },
  dataExportsPerPerson: { name: 'data-exports-person', points: 1, seconds: DAY },
  picturesPerPerson: { name: 'pictures-person', points: 20, seconds: HOUR },
  mailPerRecipient: { name: 'mail-recipient', points: 5, seconds: 30 * MINUTE },
  mailPerAddress: { name: 'mail-address', points: 25, seconds: 5 * MINUTE },
  interactionsPerNetwork: { name: 'interactions-network', points: 600, seconds: 5 * MINUTE },
  inquiriesPerStudent: { name: 'inquiries-student', points: 60, seconds: HOUR },
  reviewsPerPerson: { name: 'reviews-person', points: 20, seconds: DAY },
  campusEventsPerPerson: { name: 'campus-events-person', points: 10, seconds: DAY },
  /** Requests to people whom someone is not connected with. */
  firstContactsPerPerson: { name: 'first-contacts-person', points: 20, seconds: DAY },
  recommendationsPerStudent: { name: 'recommendations-student', points: 5, seconds: HOUR },
  meetingsPerPerson: { name: 'meetings-person', points: 50, seconds: DAY },
  /** Invitations to people with whom someone is not connected. */
  invitationsPerPerson: { name: 'invitations-person', points: 5, seconds: DAY },
  /** Mails of one kind about meetings of two people, to one of them: a meeting can be moved as often as one likes. */
  meetingMailsPerPair: { name: 'meeting-mails-pair', points: 10, seconds: DAY },
  /** Calendars of one person that look for their meetings. */
  calendarFeedPerPerson: { name: 'calendar-feed-person', points: 120, seconds: HOUR },
  /** Opening one link that ends mails: mail programs repeat it. */
  unsubscribesPerLink: { name: 'unsubscribes-link', points: 20, seconds: HOUR },
  pushSubscriptionsPerPerson: { name: 'push-subscriptions-person', points: 60, seconds: HOUR },
  /** Pages say every four seconds that someone is writing. */
  typingPerPerson: { name: 'typing-person', points: 30, seconds: MINUTE },
  postsPerPerson: { name: 'forum-posts-person', points: 20, seconds: DAY },
  repliesPerPerson: { name: 'forum-replies-person', points: 200, seconds: DAY },
  /** Titles that people type, for discussions like theirs. */
  similarPerPerson: { name: 'forum-similar-person', points: 60, seconds: MINUTE },
  /** Suggestions from conversations, and edits of them. */
  sharedAnswersPerPerson: { name: 'shared-answers-person', points: 50, seconds: DAY },
  /** Further invitations to someone whom a college has imported. */
  invitationsPerAlumnus: { name: 'invitations-alumnus', points: 1, seconds: DAY },
  invitationsPerCollege: { name: 'invitations-college', points: 200, seconds: DAY },
  /** Answers to messages of colleges, and what administrators write back. */
  collegeAnswersPerPerson: { name: 'college-answers-person', points: 100, seconds: DAY },
  supportRequestsPerPerson: { name: 'support-requests-person', points: 10, seconds: DAY },
  alumniImportsPerCollege: { name: 'alumni-imports-college', points: 10, seconds: DAY },
  /** Files that are checked, whether or not they are imported then. */
  alumniFilesPerCollege: { name: 'alumni-files-college', points: 200, seconds: DAY },
  verificationCodesPerPerson: { name: 'verification-codes-person', points: 5, seconds: HOUR },
  verificationCodesPerMinute: { name: 'verification-codes-minute', points: 1, seconds: MINUTE },
  /** Colleagues whom the administrators of one college invite. */
  administratorInvitationsPerCollege: { name: 'administrator-invitations-college', points: 20, seconds: DAY },
  reportsPerPerson: { name: 'reports-person', points: 50, seconds: DAY },
} as const satisfies Record<string, Limit>;

/** How long the reason may be that an operator gives for the audit log, in characters. */
export const AUDIT_DETAIL_MAX_LENGTH = 200;
