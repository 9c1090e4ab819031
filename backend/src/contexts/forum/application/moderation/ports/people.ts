import type { Role } from '../../../../../shared/domain/role';
import type { HiddenBy } from '../../../domain/discussions/writer';
import type { CaseOutcome } from '../../../domain/moderation/case-state';
import type { CaseId } from '../../../domain/reports/events';
import type { TargetType } from '../../../domain/reports/report';

/** An account as operators see it. */
export interface ModeratedAccount {
  readonly id: number;
  readonly fullName: string;
  readonly role: Role;
  readonly isMinor: boolean;
  readonly isSuspended: boolean;
  readonly suspendedUntil: Date | null;
}

/** What identity knows of people and does to them, and mentorship of who knows whom. */
export abstract class People {
  /** Those of `ids` who have an account, also when it is suspended or about to be deleted. */
  abstract accounts(ids: readonly number[]): Promise<ReadonlyMap<number, ModeratedAccount>>;

  /** Those of `ids` who are operators now. */
  abstract operatorsAmong(ids: readonly number[]): Promise<ReadonlySet<number>>;

  /** Everyone who is an operator now. */
  abstract operators(): Promise<readonly number[]>;

  /** Ends every session at once; joins the unit of work. @returns false when they were suspended already */
  abstract suspend(userId: number, suspension: { until: Date | null; note: string }): Promise<boolean>;

  /** Gives their suspension another end and another note; joins the unit of work. @returns false when they are not suspended */
  abstract changeSuspension(userId: number, suspension: { until: Date | null; note: string }): Promise<boolean>;

  /** @param by null for the command line */
  abstract audit(
    action: 'moderation-action' | 'moderation-copy-read',
    by: number | null,
    detail: string,
  ): Promise<void>;

  /** Whether `by` sees the person, or has dealt with them. No one knows a person whose account is gone; everyone knows themselves. */
  abstract areKnown(personId: number, by: number): Promise<boolean>;
}

/** What the people of a case hear of it; each call joins the unit of work. */
export abstract class ModerationNotices {
  /** Says to everyone who reported it how the case ended. */
  abstract tellReporters(
    userIds: readonly number[],
    one: { caseId: CaseId; version: number; outcome: CaseOutcome },
  ): Promise<void>;

  /** Lets the open pages of these operators read the case again. */
  abstract caseChanged(operatorIds: readonly number[], caseId: CaseId): Promise<void>;

  /** Says to the author that what they wrote is hidden; never who reported it. */
  abstract tellHidden(
    authorId: number,
    one: { caseId: CaseId; version: number; targetType: TargetType; hiddenBy: HiddenBy },
  ): Promise<void>;

  /** Warns a person. */
  abstract warn(userId: number, one: { caseId: CaseId; version: number; note: string }): Promise<void>;
}
