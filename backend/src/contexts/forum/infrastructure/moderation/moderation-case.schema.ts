import { EntitySchema } from 'typeorm';
import type { CaseState } from '../../domain/moderation/case-state';

/** A stored case: two columns state what has hidden the content. */
export interface CaseRow extends Omit<CaseState, 'hiddenBy'> {
  isContentHidden: boolean;
  isHiddenByReports: boolean;
  /** False for cases from before cases existed whose author hasn't been determined yet. */
  isComplete: boolean;
}

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const moderationCaseSchema = new EntitySchema<CaseRow>({
  name: 'ModerationCase',
  schema: 'forum',
  tableName: 'moderation_cases',
  columns: {
    id: { type: 'integer', primary: true },
    targetType: { type: 'text', name: 'target_type' },
    targetId: { type: 'integer', name: 'target_id' },
    subjectId: { type: 'integer', name: 'subject_id', nullable: true },
    status: { type: 'text' },
    outcome: { type: 'text', nullable: true },
    isUrgent: { type: 'boolean', name: 'is_urgent' },
    reasons: { type: 'text', array: true },
    reportCount: { type: 'integer', name: 'report_count' },
    firstReportedAt: { ...timestampColumn, name: 'first_reported_at' },
    lastReportedAt: { ...timestampColumn, name: 'last_reported_at' },
    claimedBy: { type: 'integer', name: 'claimed_by', nullable: true },
    closedAt: { ...timestampColumn, name: 'closed_at', nullable: true },
    decidedAt: { type: 'timestamptz', name: 'decided_at', nullable: true },
    isContentHidden: { type: 'boolean', name: 'is_content_hidden' },
    isHiddenByReports: { type: 'boolean', name: 'is_hidden_by_reports' },
    recentReports: { type: 'integer', name: 'recent_reports' },
    version: { type: 'integer' },
    isComplete: { type: 'boolean', name: 'is_complete', default: true, select: false },
  },
});

/** The state for plain SQL statements, of the table `c`. */
export const CASE_COLUMNS_SQL = `c.id, c.target_type AS "targetType", c.target_id AS "targetId", c.subject_id AS "subjectId",
  c.status, c.outcome, c.is_urgent AS "isUrgent", c.reasons, c.report_count AS "reportCount",
  c.first_reported_at AS "firstReportedAt", c.last_reported_at AS "lastReportedAt", c.claimed_by AS "claimedBy",
  c.closed_at AS "closedAt", c.decided_at AS "decidedAt",
  CASE WHEN c.is_hidden_by_reports THEN 'reports' WHEN c.is_content_hidden THEN 'moderator' END AS "hiddenBy",
  c.recent_reports AS "recentReports", c.version`;

export const toCaseRow = ({ hiddenBy, ...state }: CaseState): Omit<CaseRow, 'isComplete'> => ({
  ...state,
  isContentHidden: hiddenBy !== null,
  isHiddenByReports: hiddenBy === 'reports',
});

export function toCaseState({ isContentHidden, isHiddenByReports, ...state }: Omit<CaseRow, 'isComplete'>): CaseState {
  if (isHiddenByReports) return { ...state, hiddenBy: 'reports' };
  return { ...state, hiddenBy: isContentHidden ? 'moderator' : null };
}
