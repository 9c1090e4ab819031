import type { TwoFactorRule } from '../../../domain/memberships/two-factor-rule';

/** Someone whose account has the administrator's role. */
export interface Representative {
  readonly userId: number;
  /** The college they named when they registered; null when they registered as someone else. */
  readonly collegeId: number | null;
  /** Null until they have confirmed it. */
  readonly confirmedEmail: string | null;
  readonly isMinor: boolean;
  readonly twoFactorEnabled: boolean;
}

/** The account of a person who asked to be a college administrator. */
export interface ApplicantAccount {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
}

/** The people of identity: those with the administrator's role, and whether anyone is an adult. */
export abstract class People {
  /** @returns null for everyone who does not have the role, or no longer has it */
  abstract byId(userId: number): Promise<Representative | null>;

  /** In whatever case the name was typed. @returns null as above */
  abstract byUsername(username: string): Promise<Representative | null>;

  /** The names of those of `userIds` who are adults with the role now, by person. */
  abstract namesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;

  /** False for people under 18 and for people without an account. */
  abstract isAdult(userId: number): Promise<boolean>;

  /** Those of `ids` who have the administrator's role, in no order. */
  abstract applicants(ids: readonly number[]): Promise<readonly ApplicantAccount[]>;

  /** Notes a refusal with its reason for the person, and for the operator that they have decided; joins the unit of work. */
  abstract auditRefusal(userId: number, by: number, reason: string): Promise<void>;

  /** Notes for the operator whom they have approved; joins the unit of work. */
  abstract auditApproval(userId: number, by: number): Promise<void>;
}

/** What the operator demands of people who speak for colleges. */
export abstract class AdministratorRules {
  /** Whose rights rest while they have no second factor. */
  abstract readonly twoFactor: TwoFactorRule;

  /** Whether no one has to confirm who they are: for looking around, never in production. */
  abstract readonly verifiedAtOnce: boolean;
}
