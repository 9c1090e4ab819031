import type { CaseOutcome } from '../../../domain/moderation/case-state';
import type { CaseId } from '../../../domain/reports/events';

/** What the people of a case hear of it; each call joins the unit of work. */
export abstract class ModerationNotices {
  /** Says to everyone who reported it how the case ended. */
  abstract tellReporters(
    userIds: readonly number[],
    one: { caseId: CaseId; version: number; outcome: CaseOutcome },
  ): Promise<void>;

  /** Lets the open pages of these operators read the case again. */
  abstract caseChanged(operatorIds: readonly number[], caseId: CaseId): Promise<void>;

  /** Warns a person. */
  abstract warn(userId: number, one: { caseId: CaseId; version: number; note: string }): Promise<void>;
}
