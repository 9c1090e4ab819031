import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type CaseCounts,
  CaseReader,
  type CaseQuery,
  type HistoryEntry,
} from '../../application/moderation/ports/cases';
import type { MessageCopy } from '../../application/reports/ports/authored-content';
import type { CaseState } from '../../domain/moderation/case-state';
import type { ReportState } from '../../domain/reports/report';
import { CASE_COLUMNS_SQL } from './moderation-case.schema';

// Urgent first, then by ID: IDs are assigned in the order of the first reports.
const SELECT_WAITING_CASES_SQL = `
  SELECT ${CASE_COLUMNS_SQL} FROM forum.moderation_cases c
  WHERE c.status = $1 AND c.status <> 'closed' AND c.subject_id IS DISTINCT FROM $2::integer
    AND ($3::integer IS NULL OR ((NOT c.is_urgent), c.id) > (
      SELECT (NOT b.is_urgent), b.id FROM forum.moderation_cases b WHERE b.id = $3))
  ORDER BY (NOT c.is_urgent), c.id LIMIT $4`;

const SELECT_CLOSED_CASES_SQL = `
  SELECT ${CASE_COLUMNS_SQL} FROM forum.moderation_cases c
  WHERE c.status = $1 AND c.status = 'closed' AND c.subject_id IS DISTINCT FROM $2::integer
    AND ($3::integer IS NULL OR (c.closed_at, c.id) < (
      SELECT b.closed_at, b.id FROM forum.moderation_cases b WHERE b.id = $3))
  ORDER BY c.closed_at DESC, c.id DESC LIMIT $4`;

@Injectable()
export class SqlCaseReader extends CaseReader {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async countUnclaimed(viewer: number | null): Promise<CaseCounts> {
    const [counts] = await this.unitOfWork.query<CaseCounts>(
      `SELECT count(*)::integer AS open, (count(*) FILTER (WHERE c.is_urgent))::integer AS urgent
       FROM forum.moderation_cases c WHERE c.status = 'open' AND c.subject_id IS DISTINCT FROM $1::integer`,
      [viewer],
    );
    return counts!;
  }

  async list(
    viewer: number | null,
    { status, limit, before }: CaseQuery,
  ): Promise<{ items: readonly CaseState[]; hasMore: boolean }> {
    const sql = status === 'closed' ? SELECT_CLOSED_CASES_SQL : SELECT_WAITING_CASES_SQL;
    const rows = await this.unitOfWork.query<CaseState>(sql, [status, viewer, before, limit + 1]);
    return { items: rows.slice(0, limit), hasMore: rows.length > limit };
  }

  async find(id: number): Promise<CaseState | null> {
    const [state] = await this.unitOfWork.query<CaseState>(
      `SELECT ${CASE_COLUMNS_SQL} FROM forum.moderation_cases c WHERE c.id = $1`,
      [id],
    );
    return state ?? null;
  }

  listReports({ targetType, targetId }: CaseState, limit: number): Promise<readonly ReportState[]> {
    return this.unitOfWork.query<ReportState>(
      `SELECT r.id, r.reporter_id AS "reporterId", r.target_type AS "targetType", r.target_id AS "targetId", r.reason,
         r.note, r.created_at AS "createdAt"
       FROM forum.reports r WHERE r.target_type = $1 AND r.target_id = $2 ORDER BY r.id LIMIT $3`,
      [targetType, targetId, limit],
    );
  }

  listMessageCopies({ targetType, targetId }: CaseState): Promise<readonly MessageCopy[]> {
    return this.unitOfWork.query<MessageCopy>(
      `SELECT DISTINCT ON (k.message_id) k.message_id AS "messageId", k.sender_id AS "senderId", k.content,
         k.sent_at AS "sentAt", k.is_reported AS "isReported"
       FROM forum.reports r JOIN forum.moderation_copies k ON k.report_id = r.id
       WHERE r.target_type = $1 AND r.target_id = $2 ORDER BY k.message_id, r.id`,
      [targetType, targetId],
    );
  }

  listHistory({ id }: CaseState): Promise<readonly HistoryEntry[]> {
    return this.unitOfWork.query<HistoryEntry>(
      `SELECT h.case_id AS "caseId", h.at, h.operator_id AS "operatorId", h.action, h.note, h.until
       FROM forum.moderation_history h WHERE h.case_id = $1 ORDER BY h.id LIMIT 500`,
      [id],
    );
  }

  async listOtherCases({ id, subjectId }: CaseState, limit: number): Promise<readonly CaseState[]> {
    if (subjectId === null) return [];
    return this.unitOfWork.query<CaseState>(
      `SELECT ${CASE_COLUMNS_SQL} FROM forum.moderation_cases c WHERE c.subject_id = $1 AND c.id <> $2
       ORDER BY c.id DESC LIMIT $3`,
      [subjectId, id, limit],
    );
  }
}
