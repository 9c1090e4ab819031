/** The account of a person who asked to be a college administrator. */
export interface ApplicantAccount {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
}

/** What identity knows of people who want to speak for a college, and keeps about decisions. */
export abstract class Applicants {
  /** Those of `ids` who have the administrator's role, in no order. */
  abstract withIds(ids: readonly number[]): Promise<readonly ApplicantAccount[]>;

  /** Notes a refusal with its reason for the person, and for the operator that they have decided; joins the unit of work. */
  abstract auditRefusal(userId: number, by: number, reason: string): Promise<void>;

  /** Notes for the operator whom they have approved; joins the unit of work. */
  abstract auditApproval(userId: number, by: number): Promise<void>;
}
