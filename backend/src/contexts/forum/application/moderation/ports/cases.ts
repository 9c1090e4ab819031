import type { MessageCopy } from '../../reports/ports/written-content';
import type { CaseId, ReportId } from '../../../domain/reports/events';
import type { CaseEvent, CaseState, CaseStatus } from '../../../domain/moderation/case-state';
import type { ModerationCase } from '../../../domain/moderation/moderation-case';
import type { Target, ReportState } from '../../../domain/reports/report';

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

export interface CasesAsked {
  readonly status: CaseStatus;
  readonly limit: number;
  /** ID of the last case on the previous page. */
  readonly before: number | null;
}

export interface CaseCounts {
  readonly open: number;
  readonly urgent: number;
}

/** Cases as operators see them. An operator never sees a case about themselves. */
export abstract class CaseReader {
  /** Cases without a claim. @param viewer null for the command line */
  abstract counts(viewer: number | null): Promise<CaseCounts>;

  /** Open and claimed ones urgent first, then oldest first; closed ones newest first. */
  abstract page(
    viewer: number | null,
    asked: CasesAsked,
  ): Promise<{ readonly items: readonly CaseState[]; readonly hasMore: boolean }>;

  /** @returns null when there is no such case */
  abstract byId(id: number): Promise<CaseState | null>;

  /** The reports of a case, oldest first. */
  abstract reportsOf(one: CaseState, most: number): Promise<readonly ReportState[]>;

  /** What its reporters saw, oldest first, each message once. */
  abstract copiesOf(one: CaseState): Promise<readonly MessageCopy[]>;

  /** Oldest first. */
  abstract historyOf(one: CaseState): Promise<readonly HistoryEntry[]>;

  /** Other cases about the same person, newest first. */
  abstract othersAbout(one: CaseState, most: number): Promise<readonly CaseState[]>;
}
