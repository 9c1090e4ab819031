import type { Role } from '../../../../../shared/domain/role';
import type { HiddenBy } from '../../../domain/discussions/writer';
import type { AccountOrigin } from '../../../domain/moderation/credible-reporters';
import type { CaseOutcome } from '../../../domain/moderation/case-state';
import type { CaseId } from '../../../domain/reports/events';
import type { ReportTargetType } from '../../../domain/reports/report';

/** An account as operators see it. */
export interface ModeratedAccount {
  readonly id: number;
  readonly fullName: string;
  readonly role: Role;
  readonly isMinor: boolean;
  readonly isSuspended: boolean;
  readonly suspendedUntil: Date | null;
}

/** The operations of identity on accounts, and of mentorship on who knows whom. */
export abstract class People {
  /** Returns the people among `ids` who have an account, including suspended and closing ones. */
  abstract findAccounts(ids: readonly number[]): Promise<ReadonlyMap<number, ModeratedAccount>>;

  /** Returns the age and the networks of the accounts among `ids`. */
  abstract findOrigins(ids: readonly number[]): Promise<ReadonlyMap<number, AccountOrigin>>;

  /** Returns the people among `ids` who are currently operators. */
  abstract filterOperators(ids: readonly number[]): Promise<ReadonlySet<number>>;

  /** Returns all current operators. */
  abstract listOperators(): Promise<readonly number[]>;

  /**
   * Suspends an account and ends all its sessions immediately; joins the unit of work.
   * @returns false if it was already suspended
   */
  abstract suspend(userId: number, suspension: { until: Date | null; note: string }): Promise<boolean>;

  /**
   * Changes the end and the note of a suspension; joins the unit of work.
   * @returns false if the account isn't suspended
   */
  abstract changeSuspension(userId: number, suspension: { until: Date | null; note: string }): Promise<boolean>;

  /**
   * Adds an entry to the audit log.
   * @param by null for the command line
   */
  abstract audit(
    action: 'moderation-action' | 'moderation-copy-read',
    by: number | null,
    detail: string,
  ): Promise<void>;

  /**
   * Checks whether `by` can see the person or has been in contact with them. Always false for a deleted account, always
   * true for oneself.
   */
  abstract canBeReportedBy(personId: number, by: number): Promise<boolean>;
}

/** Notifications about cases; each call joins the unit of work. */
export abstract class ModerationNotices {
  /** Notifies the reporters of the outcome of the case. */
  abstract notifyReporters(
    userIds: readonly number[],
    one: { caseId: CaseId; version: number; outcome: CaseOutcome },
  ): Promise<void>;

  /** Makes the open pages of these operators reload the case. */
  abstract publishCaseChange(operatorIds: readonly number[], caseId: CaseId): Promise<void>;

  /** Notifies the author that their content was hidden, without naming reporters. */
  abstract notifyOfHiding(
    authorId: number,
    one: { caseId: CaseId; version: number; targetType: ReportTargetType; hiddenBy: HiddenBy },
  ): Promise<void>;

  /** Warns a person. */
  abstract warn(userId: number, one: { caseId: CaseId; version: number; note: string }): Promise<void>;
}
