import type { AdministratorAccount } from '../../../domain/memberships/eligibility';
import type { TwoFactorRule } from '../../../../../shared/domain/two-factor-rule';

/** A user with the administrator role. */
export interface Representative extends AdministratorAccount {
  readonly userId: number;
  /** The college they named at registration; null if they registered with another role. */
  readonly collegeId: number | null;
}

/** The account of a user who asked to represent a college. */
export interface ApplicantAccount {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
}

/** An action around administrators and imports, as the audit log names it. */
export type AuditedAction =
  | 'administrator-invited'
  | 'administrator-invitation-withdrawn'
  | 'administrator-removed'
  | 'webhook-added'
  | 'webhook-changed'
  | 'webhook-deleted'
  | 'webhook-secret-rotated'
  | 'administrator-approved'
  | 'administrator-refused'
  | 'moderation-action'
  | 'alumni-file-checked'
  | 'alumni-imported'
  | 'alumni-import-undone'
  | 'imported-profile-removed'
  | 'affiliation-ended'
  | 'affiliation-restored';

/** Users, as `identity` knows them: who has the administrator role, who is an adult, and the audit log of each. */
export abstract class People {
  /** @returns null for a user without the role */
  abstract find(userId: number): Promise<Representative | null>;

  /**
   * Finds a user by name, ignoring case.
   * @returns null for a user without the role
   */
  abstract findByUsername(username: string): Promise<Representative | null>;

  /** Returns the names of the adults among `userIds` who have the role now, by user ID. */
  abstract findNames(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;

  /** Returns false for people under 18 and for people without an account. */
  abstract isAdult(userId: number): Promise<boolean>;

  /** Returns the users among `ids` with the administrator role, in no particular order. */
  abstract listApplicants(ids: readonly number[]): Promise<readonly ApplicantAccount[]>;

  /**
   * Records an action in the audit log of a user; joins the unit of work.
   * @param userId null if no user caused it
   */
  abstract audit(action: AuditedAction, userId: number | null, at: Date, detail: string): Promise<void>;
}

/** The operator's settings for college administrators. */
export abstract class AdministratorRules {
  /** Which administrators lose their rights while they have no second factor. */
  abstract readonly twoFactor: TwoFactorRule;

  /** Whether administrators are verified without any check: to try out the product, never in production. */
  abstract readonly verifiedAtOnce: boolean;
}
