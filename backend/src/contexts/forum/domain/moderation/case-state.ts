import type { HiddenBy } from '../discussions/writer';
import type { CaseId } from '../reports/events';
import type { ReportReason, TargetType } from '../reports/report';

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

/** What the history of a case names. */
export type CaseEvent = ModerationAction | 'claim' | 'release' | 'note' | 'hide-by-reports';

export interface CaseState {
  id: CaseId;
  targetType: TargetType;
  targetId: number;
  /** Who is reported, or wrote what is; null once their account is gone. */
  subjectId: number | null;
  status: CaseStatus;
  /** Null unless it is closed. */
  outcome: CaseOutcome | null;
  /** A minor is involved, or a report mentions abuse. */
  isUrgent: boolean;
  /** Each reason once, in the order in which they came. */
  reasons: ReportReason[];
  reportCount: number;
  firstReportedAt: Date;
  lastReportedAt: Date;
  /** The operator who works on it; null unless it is claimed. */
  claimedBy: number | null;
  closedAt: Date | null;
  /** Who has hidden what was reported; null when it is shown. You can’t hide a person. Choose another action. */
  hiddenBy: HiddenBy | null;
  /** Reports since the last decision of a moderator. Each person reports a target once. */
  recentReports: number;
  version: number;
}

/** Who moderates: an operator, or null for the command line. */
export interface Moderator {
  readonly id: number | null;
}

/** So many reports hide a discussion or reply until a moderator decides. */
export const REPORTS_THAT_HIDE = 3;

/** What reports alone can hide: everyone reads it, and a moderator may not come at once. */
const HIDDEN_BY_REPORTS: ReadonlySet<TargetType> = new Set<TargetType>(['post', 'reply']);
export const canBeHiddenByReports = (type: TargetType): boolean => HIDDEN_BY_REPORTS.has(type);

/** The outcome with which each action closes a case. */
export const OUTCOME_OF: Readonly<Partial<Record<ModerationAction, CaseOutcome>>> = {
  dismiss: 'dismissed',
  hide: 'hidden',
  warn: 'warned',
  suspend: 'suspended',
};
