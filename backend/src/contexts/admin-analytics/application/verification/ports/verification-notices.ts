/** Notifications to administrators about their verification. */
export abstract class VerificationNotices {
  /** Sending the same reminder again changes nothing. */
  abstract sendReminder(userId: number, collegeId: number, until: Date, days: number): Promise<void>;
}
