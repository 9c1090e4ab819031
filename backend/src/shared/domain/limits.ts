/**
 * Allows `points` tries within `seconds`; further tries are refused until the window (or `blockSeconds`) has passed.
 */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly blockSeconds?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All limits of the product. */
export const LIMITS = {
  anonymousApi: { name: 'api-anonymous', points: 300, seconds: 5 * MINUTE },
  signedInApi: { name: 'api-signed-in', points: 200, seconds: MINUTE },
  loginPerAccount: { name: 'login-account', points: 10, seconds: 15 * MINUTE },
  loginPerAddress: { name: 'login-address', points: 30, seconds: 15 * MINUTE },
  /** A school registers its students from one network. */
  registrationsPerAddress: { name: 'registrations-address', points: 100, seconds: 30 * MINUTE },
  /** Registrations refused because of an existing account. */
  takenAccountsPerAddress: { name: 'taken-accounts-address', points: 5, seconds: 30 * MINUTE },
  /** Links to choose a new password, per username or address as typed. */
  resetPerIdentifier: { name: 'reset-identifier', points: 5, seconds: 30 * MINUTE },
  /** Passwords typed by a signed-in user. */
  passwordPerPerson: { name: 'password-person', points: 10, seconds: 10 * MINUTE },
  secondFactorPerSession: { name: 'second-factor-session', points: 3, seconds: MINUTE },
  secondFactorPerPerson: { name: 'second-factor-person', points: 10, seconds: HOUR },
  roleChangesPerPerson: { name: 'role-changes-person', points: 3, seconds: DAY },
  dataExportsPerPerson: { name: 'data-exports-person', points: 1, seconds: DAY },
  picturesPerPerson: { name: 'pictures-person', points: 20, seconds: HOUR },
  /** Mails to the owner of an address that someone tried to register with. */
  addressTakenMailsPerPerson: { name: 'address-taken-mails-person', points: 1, seconds: DAY },
  mailPerRecipient: { name: 'mail-recipient', points: 5, seconds: 30 * MINUTE },
  mailPerAddress: { name: 'mail-address', points: 25, seconds: 5 * MINUTE },
  interactionsPerNetwork: { name: 'interactions-network', points: 600, seconds: 5 * MINUTE },
  inquiriesPerStudent: { name: 'inquiries-student', points: 60, seconds: HOUR },
  reviewsPerPerson: { name: 'reviews-person', points: 20, seconds: DAY },
  campusEventsPerPerson: { name: 'campus-events-person', points: 10, seconds: DAY },
  /** Requests to people whom the sender is not connected with. */
  firstContactsPerPerson: { name: 'first-contacts-person', points: 20, seconds: DAY },
  recommendationsPerStudent: { name: 'recommendations-student', points: 5, seconds: HOUR },
  meetingsPerPerson: { name: 'meetings-person', points: 50, seconds: DAY },
  /** Invitations to people whom the host is not connected with. */
  invitationsPerPerson: { name: 'invitations-person', points: 5, seconds: DAY },
  /** Mails of one kind about meetings of two people, to one of them; a meeting can be moved any number of times. */
  meetingMailsPerPair: { name: 'meeting-mails-pair', points: 10, seconds: DAY },
  /** Requests for a person's calendar feed. */
  calendarFeedPerPerson: { name: 'calendar-feed-person', points: 120, seconds: HOUR },
  /** Requests to one unsubscribe link, which mail programs repeat. */
  unsubscribesPerLink: { name: 'unsubscribes-link', points: 20, seconds: HOUR },
  pushSubscriptionsPerPerson: { name: 'push-subscriptions-person', points: 60, seconds: HOUR },
  /** Pages send a typing event every four seconds. */
  typingPerPerson: { name: 'typing-person', points: 30, seconds: MINUTE },
  postsPerPerson: { name: 'forum-posts-person', points: 20, seconds: DAY },
  repliesPerPerson: { name: 'forum-replies-person', points: 200, seconds: DAY },
  /** Searches for similar discussions while a title is typed. */
  similarPerPerson: { name: 'forum-similar-person', points: 60, seconds: MINUTE },
  /** Shared answers suggested from conversations, and edits of them. */
  sharedAnswersPerPerson: { name: 'shared-answers-person', points: 50, seconds: DAY },
  /** Repeated invitations to one imported alum. */
  invitationsPerAlumnus: { name: 'invitations-alumnus', points: 1, seconds: DAY },
  invitationsPerCollege: { name: 'invitations-college', points: 200, seconds: DAY },
  /** Requests of a college to its alumni to confirm their studies. */
  confirmationRequestsPerCollege: { name: 'confirmation-requests-college', points: 5, seconds: DAY },
  /** Answers to messages of colleges, and replies of administrators. */
  collegeAnswersPerPerson: { name: 'college-answers-person', points: 100, seconds: DAY },
  supportRequestsPerPerson: { name: 'support-requests-person', points: 10, seconds: DAY },
  alumniImportsPerCollege: { name: 'alumni-imports-college', points: 10, seconds: DAY },
  /** Files that are checked, whether or not they are imported afterwards. */
  alumniFilesPerCollege: { name: 'alumni-files-college', points: 60, seconds: DAY },
  verificationCodesPerPerson: { name: 'verification-codes-person', points: 5, seconds: HOUR },
  verificationCodesPerMinute: { name: 'verification-codes-minute', points: 1, seconds: MINUTE },
  /** Lookups of the DNS record that approves the first administrator of a college. */
  dnsChecksPerPerson: { name: 'dns-checks-person', points: 20, seconds: HOUR },
  /** Colleagues invited by the administrators of one college. */
  administratorInvitationsPerCollege: { name: 'administrator-invitations-college', points: 20, seconds: DAY },
  reportsPerPerson: { name: 'reports-person', points: 50, seconds: DAY },
} as const satisfies Record<string, Limit>;

/** Maximum length of the reason that an operator enters for the audit log, in characters. */
export const AUDIT_DETAIL_MAX_LENGTH = 200;
