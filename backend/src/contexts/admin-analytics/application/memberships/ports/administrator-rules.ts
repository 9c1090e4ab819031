/** What the operator demands of people who speak for colleges. */
export abstract class AdministratorRules {
  /** Whether rights rest while someone has no second factor. */
  abstract readonly twoFactorNeeded: boolean;

  /** Whether no one has to confirm who they are: for looking around, never in production. */
  abstract readonly verifiedAtOnce: boolean;
}
