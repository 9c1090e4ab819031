import type { HiddenBy } from '../discussions/writer';
import type { CaseId } from '../reports/events';
import type { ReportReason, ReportTargetType } from '../reports/report';

export const CASE_STATUSES = ['open', 'claimed', 'closed'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

export const CASE_OUTCOMES = ['dismissed', 'hidden', 'warned', 'suspended'] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

export const MODERATION_ACTIONS = [
  'dismiss',
  'hide',
  'unhide',
  'warn',
  'suspend',
  'change-suspension',
  'reopen',
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** Entries in the history of a case. */
export type CaseEvent = ModerationAction | 'claim' | 'release' | 'note' | 'hide-by-reports';

export interface CaseState {
  id: CaseId;
  targetType: ReportTargetType;
  targetId: number;
  /** The reported person, or the author of the reported content; null once their account is deleted. */
  subjectId: number | null;
  status: CaseStatus;
  /** Null unless the case is closed. */
  outcome: CaseOutcome | null;
  /** A minor is involved, or a report mentions abuse. */
  isUrgent: boolean;
  /** Each reason once, in order of first appearance. */
  reasons: ReportReason[];
  reportCount: number;
  firstReportedAt: Date;
  lastReportedAt: Date;
  /** The operator who is working on the case; null unless it is claimed. */
  claimedBy: number | null;
  closedAt: Date | null;
  /** When a moderator last decided; null if none did, also while the case is open again. */
  decidedAt: Date | null;
  /** What hid the reported content; null while it is visible. Always null for a reported person. */
  hiddenBy: HiddenBy | null;
  /** Reports since the last decision of a moderator. Each person reports a target once. */
  recentReports: number;
  version: number;
}

/** The acting operator; `id` is null for the command line. */
export interface Moderator {
  readonly id: number | null;
}

/** Number of credible reporters (`countCredibleReporters`) whose reports hide a discussion or reply until a moderator decides. */
export const MIN_REPORTS_TO_HIDE = 3;

/**
 * Content that reports can hide without a moderator: everyone can read it, and a moderator may not be available
 * immediately.
 */
const TYPES_HIDDEN_BY_REPORTS: ReadonlySet<ReportTargetType> = new Set<ReportTargetType>([
  'post',
  'reply',
  'open-question',
]);
export const canBeHiddenByReports = (type: ReportTargetType): boolean => TYPES_HIDDEN_BY_REPORTS.has(type);

/** The outcome of a case that is closed with this action. */
export const OUTCOME_BY_ACTION: Readonly<Partial<Record<ModerationAction, CaseOutcome>>> = {
  dismiss: 'dismissed',
  hide: 'hidden',
  warn: 'warned',
  suspend: 'suspended',
};
