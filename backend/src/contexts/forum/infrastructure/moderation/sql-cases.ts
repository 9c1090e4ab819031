import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Cases, type HistoryEntry } from '../../application/moderation/ports/cases';
import type { MessageCopy } from '../../application/reports/ports/written-content';
import type { CaseId, ReportId } from '../../domain/reports/events';
import type { CaseState } from '../../domain/moderation/case-state';
import { ModerationCase } from '../../domain/moderation/moderation-case';
import { CaseNotFound } from '../../domain/moderation/moderation-errors';
import type { Target } from '../../domain/reports/report';

/** Columns of the table `c`. */
export const CASE_COLUMNS = `c.id, c.target_type AS "targetType", c.target_id AS "targetId", c.subject_id AS "subjectId",
  c.status, c.outcome, c.is_urgent AS "isUrgent", c.reasons, c.report_count AS "reportCount",
  c.first_reported_at AS "firstReportedAt", c.last_reported_at AS "lastReportedAt", c.claimed_by AS "claimedBy",
  c.closed_at AS "closedAt", c.decided_at AS "decidedAt", CASE WHEN c.is_hidden_by_reports THEN 'reports' WHEN c.is_content_hidden THEN 'moderator' END AS "hiddenBy",
  c.recent_reports AS "recentReports", c.version`;

const INSERT = `
  INSERT INTO forum.moderation_cases (id, target_type, target_id, subject_id, status, outcome, is_urgent, reasons,
    report_count, first_reported_at, last_reported_at, claimed_by, closed_at, is_content_hidden, is_hidden_by_reports, recent_reports, version,
    decided_at)
  OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
  ON CONFLICT (target_type, target_id) DO NOTHING RETURNING id`;

const valuesOf = (state: CaseState): unknown[] => [
  state.id,
  state.targetType,
  state.targetId,
  state.subjectId,
  state.status,
  state.outcome,
  state.isUrgent,
  state.reasons,
  state.reportCount,
  state.firstReportedAt,
  state.lastReportedAt,
  state.claimedBy,
  state.closedAt,
  state.hiddenBy !== null,
  state.hiddenBy === 'reports',
  state.recentReports,
  state.version,
  state.decidedAt,
];

@Injectable()
export class SqlCases extends Cases {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async lockByTarget(
    target: Target,
    open: (id: CaseId) => ModerationCase,
  ): Promise<{ found: ModerationCase; isNew: boolean }> {
    this.unitOfWork.requireUnitOfWork();
    const found = await this.#lockTarget(target);
    if (found) return { found, isNew: false };
    const made = open(await this.#nextId());
    const inserted = await this.unitOfWork.query(INSERT, valuesOf(made.snapshot()));
    if (inserted.length > 0) return { found: made, isNew: true };
    // Another user reported the same target concurrently.
    return { found: (await this.#lockTarget(target))!, isNew: false };
  }

  async lock(id: number): Promise<ModerationCase> {
    this.unitOfWork.requireUnitOfWork();
    const found = await this.#lock('c.id = $1', [id]);
    if (!found) throw new CaseNotFound();
    return found;
  }

  async save(one: ModerationCase): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE forum.moderation_cases SET target_type = $2, target_id = $3, subject_id = $4, status = $5, outcome = $6,
         is_urgent = $7, reasons = $8, report_count = $9, first_reported_at = $10, last_reported_at = $11,
         claimed_by = $12, closed_at = $13, is_content_hidden = $14, is_hidden_by_reports = $15,
         recent_reports = $16, version = $17, decided_at = $18
       WHERE id = $1`,
      valuesOf(one.snapshot()),
    );
  }

  async saveHistory({ caseId, at, operatorId, action, note, until }: HistoryEntry): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO forum.moderation_history (case_id, at, operator_id, action, note, until)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [caseId, at, operatorId, action, note, until],
    );
  }

  async saveCopy(reportId: ReportId, copy: readonly MessageCopy[]): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO forum.moderation_copies (report_id, message_id, sender_id, content, sent_at, is_reported)
       SELECT $1, * FROM unnest($2::integer[], $3::integer[], $4::text[], $5::timestamptz[], $6::boolean[])`,
      [
        reportId,
        copy.map(({ messageId }) => messageId),
        copy.map(({ senderId }) => senderId),
        copy.map(({ content }) => content),
        copy.map(({ sentAt }) => sentAt),
        copy.map(({ isReported }) => isReported),
      ],
    );
  }

  async listReporters({ type, id }: Target, since: Date | null = null): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ reporterId: number }>(
      `SELECT reporter_id AS "reporterId" FROM forum.reports
       WHERE target_type = $1 AND target_id = $2 AND reporter_id IS NOT NULL
         AND ($3::timestamptz IS NULL OR created_at > $3) ORDER BY id`,
      [type, id, since],
    );
    return rows.map(({ reporterId }) => reporterId);
  }

  async lockIncomplete(most: number): Promise<readonly ModerationCase[]> {
    const states = await this.unitOfWork.query<CaseState>(
      `SELECT ${CASE_COLUMNS} FROM forum.moderation_cases c WHERE NOT c.is_complete
       ORDER BY c.id LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [most],
    );
    return states.map((state) => ModerationCase.restore(state));
  }

  async saveComplete(one: ModerationCase): Promise<void> {
    const { id, subjectId, isUrgent } = one.snapshot();
    await this.unitOfWork.query(
      `UPDATE forum.moderation_cases SET subject_id = $2, is_urgent = $3, is_complete = true WHERE id = $1`,
      [id, subjectId, isUrgent],
    );
  }

  #lockTarget({ type, id }: Target): Promise<ModerationCase | null> {
    return this.#lock('c.target_type = $1 AND c.target_id = $2', [type, id]);
  }

  async #lock(condition: string, values: unknown[]): Promise<ModerationCase | null> {
    const [state] = await this.unitOfWork.query<CaseState>(
      `SELECT ${CASE_COLUMNS} FROM forum.moderation_cases c WHERE ${condition} FOR UPDATE`,
      values,
    );
    return state ? ModerationCase.restore(state) : null;
  }

  async #nextId(): Promise<CaseId> {
    const [row] = await this.unitOfWork.query<{ id: CaseId }>(
      `SELECT nextval(pg_get_serial_sequence('forum.moderation_cases', 'id'))::integer AS id`,
    );
    return row!.id;
  }
}
