import type { CaseState, CaseStatus } from '../../../domain/moderation/case-state';
import type { ReportState } from '../../../domain/reports/report';
import type { HistoryEntry } from './cases';
import type { MessageCopy } from '../../reports/ports/written-content';

export interface CasesAsked {
  readonly status: CaseStatus;
  readonly limit: number;
  /** The last case of the page before. */
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
