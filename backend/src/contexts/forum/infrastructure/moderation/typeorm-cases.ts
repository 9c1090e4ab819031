import { Injectable } from '@nestjs/common';
import type { FindOptionsWhere } from 'typeorm';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Cases, type HistoryEntry } from '../../application/moderation/ports/cases';
import type { MessageCopy } from '../../application/reports/ports/authored-content';
import type { CaseId, ReportId } from '../../domain/reports/events';
import type { CaseState } from '../../domain/moderation/case-state';
import { ModerationCase } from '../../domain/moderation/moderation-case';
import { CaseNotFound } from '../../domain/moderation/moderation-errors';
import type { ReportTarget } from '../../domain/reports/report';
import { CASE_COLUMNS_SQL, type CaseRow, moderationCaseSchema, toCaseRow, toCaseState } from './moderation-case.schema';
import { moderationCopySchema } from './moderation-copy.schema';
import { moderationHistorySchema } from './moderation-history.schema';

@Injectable()
export class TypeormCases extends Cases {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async lockByTarget(
    target: ReportTarget,
    open: (id: CaseId) => ModerationCase,
  ): Promise<{ moderationCase: ModerationCase; isNew: boolean }> {
    const stored = await this.#lockTarget(target);
    if (stored) return { moderationCase: stored, isNew: false };
    const opened = open(await this.#nextId());
    if (await this.#insert(opened)) return { moderationCase: opened, isNew: true };
    // Another user reported the same target concurrently.
    return { moderationCase: (await this.#lockTarget(target))!, isNew: false };
  }

  async lock(id: number): Promise<ModerationCase> {
    const stored = await this.#lock({ id: id as CaseId });
    if (!stored) throw new CaseNotFound();
    return stored;
  }

  async save(moderationCase: ModerationCase): Promise<void> {
    const { id, ...row } = toCaseRow(moderationCase.snapshot());
    await this.unitOfWork.saveAggregate(moderationCase, (db) =>
      db.getRepository(moderationCaseSchema).update({ id }, row),
    );
  }

  async saveHistory(entry: HistoryEntry): Promise<void> {
    // TypeORM adds the generated ID to the object.
    await this.unitOfWork.manager.insert(moderationHistorySchema, { ...entry });
  }

  async saveMessageCopies(reportId: ReportId, copy: readonly MessageCopy[]): Promise<void> {
    await this.unitOfWork.manager.insert(
      moderationCopySchema,
      copy.map((message) => ({ ...message, reportId })),
    );
  }

  async listReporters({ type, id }: ReportTarget, since: Date | null = null): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ reporterId: number }>(
      `SELECT reporter_id AS "reporterId" FROM forum.reports
       WHERE target_type = $1 AND target_id = $2 AND reporter_id IS NOT NULL
         AND ($3::timestamptz IS NULL OR created_at > $3) ORDER BY id`,
      [type, id, since],
    );
    return rows.map(({ reporterId }) => reporterId);
  }

  async lockIncomplete(limit: number): Promise<readonly ModerationCase[]> {
    const states = await this.unitOfWork.query<CaseState>(
      `SELECT ${CASE_COLUMNS_SQL} FROM forum.moderation_cases c WHERE NOT c.is_complete
       ORDER BY c.id LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [limit],
    );
    return states.map((state) => ModerationCase.restore(state));
  }

  async saveComplete(moderationCase: ModerationCase): Promise<void> {
    const { id, subjectId, isUrgent } = moderationCase.snapshot();
    const cases = this.unitOfWork.manager.getRepository(moderationCaseSchema);
    await cases.update({ id }, { subjectId, isUrgent, isComplete: true });
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  #lockTarget({ type, id }: ReportTarget): Promise<ModerationCase | null> {
    return this.#lock({ targetType: type, targetId: id });
  }

  async #lock(where: FindOptionsWhere<CaseRow>): Promise<ModerationCase | null> {
    this.unitOfWork.requireUnitOfWork();
    const cases = this.unitOfWork.manager.getRepository(moderationCaseSchema);
    const row = await cases.findOne({ where, lock: { mode: 'for_no_key_update' } });
    return row && ModerationCase.restore(toCaseState(row));
  }

  /** @returns false if there is a case about the same target */
  async #insert(opened: ModerationCase): Promise<boolean> {
    const inserted = await this.unitOfWork.manager
      .createQueryBuilder()
      .insert()
      .into(moderationCaseSchema)
      .values(toCaseRow(opened.snapshot()))
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  async #nextId(): Promise<CaseId> {
    const [row] = await this.unitOfWork.query<{ id: CaseId }>(
      `SELECT nextval(pg_get_serial_sequence('forum.moderation_cases', 'id'))::integer AS id`,
    );
    return row!.id;
  }
}
