/** Of the table `c`. */
export const CASE_COLUMNS = `c.id, c.target_type AS "targetType", c.target_id AS "targetId", c.subject_id AS "subjectId",
  c.status, c.outcome, c.is_urgent AS "isUrgent", c.reasons, c.report_count AS "reportCount",
  c.first_reported_at AS "firstReportedAt", c.last_reported_at AS "lastReportedAt", c.claimed_by AS "claimedBy",
  c.closed_at AS "closedAt", c.is_content_hidden AS "isContentHidden", c.version`;
