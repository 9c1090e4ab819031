import { Repository } from '../../../../../shared/application/repository';
import type { MessageCopy } from '../../reports/ports/authored-content';
import type { CaseId, ReportId } from '../../../domain/reports/events';
import type { CaseEvent, CaseState, CaseStatus } from '../../../domain/moderation/case-state';
import type { ModerationCase } from '../../../domain/moderation/moderation-case';
import type { ReportTarget, ReportState } from '../../../domain/reports/report';

/** An operator's action on a case. */
export interface HistoryEntry {
  readonly caseId: CaseId;
  readonly at: Date;
  /** Null for the command line, and after the account was deleted. */
  readonly operatorId: number | null;
  readonly action: CaseEvent;
  readonly note: string | null;
  readonly until: Date | null;
}

/** Stores cases with their history. `lock` and `update` throw CaseNotFound. */
export abstract class Cases extends Repository<ModerationCase> {
  /**
   * Returns the case about a target, locked until the end of the unit of work.
   * @param open creates the case if there is none
   * @returns whether it was created
   */
  abstract lockByTarget(
    target: ReportTarget,
    open: (id: CaseId) => ModerationCase,
  ): Promise<{ moderationCase: ModerationCase; isNew: boolean }>;

  abstract saveHistory(entry: HistoryEntry): Promise<void>;

  /** Stores the part of a conversation that a reporter saw. */
  abstract saveMessageCopies(reportId: ReportId, copy: readonly MessageCopy[]): Promise<void>;

  /**
   * Returns the people who reported a target and still have an account, in the order of their reports.
   * @param since only reports after this time; null for all
   */
  abstract listReporters(target: ReportTarget, since?: Date | null): Promise<readonly number[]>;

  /** Returns cases from before cases existed whose author hasn't been determined yet, ordered by ID. */
  abstract lockIncomplete(limit: number): Promise<readonly ModerationCase[]>;

  /** Stores a case of `lockIncomplete` with its author. */
  abstract saveComplete(one: ModerationCase): Promise<void>;
}

export interface CaseQuery {
  readonly status: CaseStatus;
  readonly limit: number;
  /** ID of the last case on the previous page. */
  readonly before: number | null;
}

export interface CaseCounts {
  readonly open: number;
  readonly urgent: number;
}

/** Reads cases for operators. An operator never sees a case about themselves. */
export abstract class CaseReader {
  /**
   * Counts cases without a claim.
   * @param viewer null for the command line
   */
  abstract countUnclaimed(viewer: number | null): Promise<CaseCounts>;

  /** Lists open and claimed cases urgent first, then oldest first; closed ones newest first. */
  abstract list(
    viewer: number | null,
    query: CaseQuery,
  ): Promise<{ readonly items: readonly CaseState[]; readonly hasMore: boolean }>;

  /** @returns null if there is no such case */
  abstract find(id: number): Promise<CaseState | null>;

  /** Returns the reports of a case, oldest first. */
  abstract listReports(one: CaseState, limit: number): Promise<readonly ReportState[]>;

  /** Returns the messages that the reporters saw, oldest first, each once. */
  abstract listMessageCopies(one: CaseState): Promise<readonly MessageCopy[]>;

  /** Oldest first. */
  abstract listHistory(one: CaseState): Promise<readonly HistoryEntry[]>;

  /** Returns other cases about the same subject, newest first. */
  abstract listOtherCases(one: CaseState, limit: number): Promise<readonly CaseState[]>;
}
