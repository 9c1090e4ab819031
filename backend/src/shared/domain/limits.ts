/**
 * Allows `points` tries within `seconds`; further tries are refused until the window (or `blockSeconds`) has passed.
 */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly blockSeconds?: number;
  /**
   * How many points a process reserves with one write while at least half of them are left; without it, each try is a
   * write. No more than `points` tries are allowed in all, but a process can refuse a try while another process still
   * has reserved points. Such a limit can be neither checked nor reset, and has no `blockSeconds`.
   */
  readonly reservation?: number;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** All limits of the product. */
export const RATE_LIMITS = {
  anonymousApi: { name: 'api-anonymous', points: 300, seconds: 5 * MINUTE_SECONDS, reservation: 10 },
  signedInApi: { name: 'api-signed-in', points: 200, seconds: MINUTE_SECONDS, reservation: 10 },
  /** Requests with access tokens: of one person, or for one college. */
  tokenApi: { name: 'api-token', points: 600, seconds: MINUTE_SECONDS, reservation: 10 },
  /** Downloads of the whole catalog, each of which can be continued after an interruption. */
  catalogExportsPerNetwork: { name: 'catalog-exports-network', points: 60, seconds: HOUR_SECONDS },
  loginPerAccount: { name: 'login-account', points: 10, seconds: 15 * MINUTE_SECONDS },
  loginPerAddress: { name: 'login-address', points: 30, seconds: 15 * MINUTE_SECONDS },
  /** A school registers its students from one network. */
  registrationsPerAddress: { name: 'registrations-address', points: 100, seconds: 30 * MINUTE_SECONDS },
  /** Registrations refused because of an existing account. */
  takenAccountsPerAddress: { name: 'taken-accounts-address', points: 5, seconds: 30 * MINUTE_SECONDS },
  /** Links to choose a new password, per username or address as typed. */
  resetPerIdentifier: { name: 'reset-identifier', points: 5, seconds: 30 * MINUTE_SECONDS },
  /** Passwords typed by a signed-in user. */
  passwordPerPerson: { name: 'password-person', points: 10, seconds: 10 * MINUTE_SECONDS },
  secondFactorPerSession: { name: 'second-factor-session', points: 3, seconds: MINUTE_SECONDS },
  secondFactorPerPerson: { name: 'second-factor-person', points: 10, seconds: HOUR_SECONDS },
  roleChangesPerPerson: { name: 'role-changes-person', points: 3, seconds: DAY_SECONDS },
  dataExportsPerPerson: { name: 'data-exports-person', points: 1, seconds: DAY_SECONDS },
  picturesPerPerson: { name: 'pictures-person', points: 20, seconds: HOUR_SECONDS },
  /** Mails to the owner of an address that someone tried to register with. */
  addressTakenMailsPerPerson: { name: 'address-taken-mails-person', points: 1, seconds: DAY_SECONDS },
  mailPerRecipient: { name: 'mail-recipient', points: 5, seconds: 30 * MINUTE_SECONDS },
  mailPerAddress: { name: 'mail-address', points: 25, seconds: 5 * MINUTE_SECONDS },
  interactionsPerNetwork: { name: 'interactions-network', points: 600, seconds: 5 * MINUTE_SECONDS },
  inquiriesPerStudent: { name: 'inquiries-student', points: 60, seconds: HOUR_SECONDS },
  reviewsPerPerson: { name: 'reviews-person', points: 20, seconds: DAY_SECONDS },
  campusEventsPerPerson: { name: 'campus-events-person', points: 10, seconds: DAY_SECONDS },
  /** Requests to people whom the sender is not connected with. */
  firstContactsPerPerson: { name: 'first-contacts-person', points: 20, seconds: DAY_SECONDS },
  recommendationsPerStudent: { name: 'recommendations-student', points: 5, seconds: HOUR_SECONDS },
  meetingsPerPerson: { name: 'meetings-person', points: 50, seconds: DAY_SECONDS },
  /** Group hours that an alum offers. */
  groupHoursPerPerson: { name: 'group-hours-person', points: 20, seconds: DAY_SECONDS },
  groupHourJoinsPerPerson: { name: 'group-hour-joins-person', points: 50, seconds: DAY_SECONDS },
  /** Invitations to people whom the host is not connected with. */
  invitationsPerPerson: { name: 'invitations-person', points: 5, seconds: DAY_SECONDS },
  /** Mails of one kind about meetings of two people, to one of them; a meeting can be moved any number of times. */
  meetingMailsPerPair: { name: 'meeting-mails-pair', points: 10, seconds: DAY_SECONDS },
  /** Requests for a person's calendar feed. */
  calendarFeedPerPerson: { name: 'calendar-feed-person', points: 120, seconds: HOUR_SECONDS },
  /** Calendars that a person adds, each of which is read immediately. */
  calendarImportsPerPerson: { name: 'calendar-imports-person', points: 10, seconds: HOUR_SECONDS },
  /** Requests to one unsubscribe link, which mail programs repeat. */
  unsubscribesPerLink: { name: 'unsubscribes-link', points: 20, seconds: HOUR_SECONDS },
  pushSubscriptionsPerPerson: { name: 'push-subscriptions-person', points: 60, seconds: HOUR_SECONDS },
  /** Pages send a typing event every four seconds. */
  typingPerPerson: { name: 'typing-person', points: 30, seconds: MINUTE_SECONDS },
  postsPerPerson: { name: 'forum-posts-person', points: 20, seconds: DAY_SECONDS },
  repliesPerPerson: { name: 'forum-replies-person', points: 200, seconds: DAY_SECONDS },
  /** Searches for similar discussions while a title is typed. */
  similarPerPerson: { name: 'forum-similar-person', points: 60, seconds: MINUTE_SECONDS },
  /** Shared answers suggested from conversations, and edits of them. */
  sharedAnswersPerPerson: { name: 'shared-answers-person', points: 50, seconds: DAY_SECONDS },
  /** Repeated invitations to one imported alum. */
  invitationsPerAlumnus: { name: 'invitations-alumnus', points: 1, seconds: DAY_SECONDS },
  invitationsPerCollege: { name: 'invitations-college', points: 200, seconds: DAY_SECONDS },
  /** Requests of a college to its alumni to confirm their studies. */
  confirmationRequestsPerCollege: { name: 'confirmation-requests-college', points: 5, seconds: DAY_SECONDS },
  /** Answers to messages of colleges, and replies of administrators. */
  collegeAnswersPerPerson: { name: 'college-answers-person', points: 100, seconds: DAY_SECONDS },
  supportRequestsPerPerson: { name: 'support-requests-person', points: 10, seconds: DAY_SECONDS },
  alumniImportsPerCollege: { name: 'alumni-imports-college', points: 10, seconds: DAY_SECONDS },
  /** Files that are checked, whether or not they are imported afterwards. */
  alumniFilesPerCollege: { name: 'alumni-files-college', points: 60, seconds: DAY_SECONDS },
  /** People whom a college's system adds or changes. */
  rosterChangesPerCollege: { name: 'roster-changes-college', points: 20_000, seconds: DAY_SECONDS, reservation: 50 },
  verificationCodesPerPerson: { name: 'verification-codes-person', points: 5, seconds: HOUR_SECONDS },
  verificationCodesPerMinute: { name: 'verification-codes-minute', points: 1, seconds: MINUTE_SECONDS },
  /** Lookups of the DNS record that approves the first administrator of a college. */
  dnsChecksPerPerson: { name: 'dns-checks-person', points: 20, seconds: HOUR_SECONDS },
  /** Colleagues invited by the administrators of one college. */
  administratorInvitationsPerCollege: { name: 'administrator-invitations-college', points: 20, seconds: DAY_SECONDS },
  /** Addresses that a college's administrators enter for webhooks, each of which is looked up. */
  webhookAddressesPerCollege: { name: 'webhook-addresses-college', points: 30, seconds: HOUR_SECONDS },
  /** Test messages to webhooks, and messages that are sent again. */
  webhookMessagesPerCollege: { name: 'webhook-messages-college', points: 120, seconds: HOUR_SECONDS },
  reportsPerPerson: { name: 'reports-person', points: 50, seconds: DAY_SECONDS },
} as const satisfies Record<string, RateLimit>;

/** Maximum length of the reason that an operator enters for the audit log, in characters. */
export const AUDIT_DETAIL_MAX_LENGTH = 200;
