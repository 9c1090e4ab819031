/** What administrators are notified of. */
export abstract class VerificationNotices {
  /** The same reminder a second time changes nothing. */
  abstract verificationEnds(userId: number, collegeId: number, until: Date, days: number): Promise<void>;
}
