import type { MessageCopy } from '../../reports/ports/written-content';
import type { CaseId } from '../../../domain/reports/ids';
import type { CaseEvent } from '../../../domain/moderation/case-state';
import type { ModerationCase } from '../../../domain/moderation/moderation-case';
import type { ReportId } from '../../../domain/reports/ids';
import type { Target } from '../../../domain/reports/report';

/** What an operator did with a case. */
export interface HistoryEntry {
  readonly caseId: CaseId;
  readonly at: Date;
  /** Null for the command line, and once the account is gone. */
  readonly operatorId: number | null;
  readonly action: CaseEvent;
  readonly note: string | null;
  readonly until: Date | null;
}

/** Cases with their history. Every change belongs in a unit of work. */
export abstract class Cases {
  /**
   * The case about a target, locked until the end of the unit of work.
   * @param open makes the case where there is none
   * @returns whether it was made
   */
  abstract ofTarget(
    target: Target,
    open: (id: CaseId) => ModerationCase,
  ): Promise<{ found: ModerationCase; isNew: boolean }>;

  /** Locked until the end of the unit of work. @throws CaseNotFound */
  abstract lock(id: number): Promise<ModerationCase>;

  abstract save(one: ModerationCase): Promise<void>;

  abstract addHistory(entry: HistoryEntry): Promise<void>;

  /** Keeps what a reporter saw. */
  abstract keepCopy(reportId: ReportId, copy: readonly MessageCopy[]): Promise<void>;

  /** Who reported a target and still has an account. */
  abstract reportersOf(target: Target): Promise<readonly number[]>;

  /** Cases from before there were cases, of whose author nothing is known yet; by number. */
  abstract incomplete(most: number): Promise<readonly ModerationCase[]>;

  /** Keeps the answer to `incomplete`. */
  abstract complete(one: ModerationCase): Promise<void>;
}
