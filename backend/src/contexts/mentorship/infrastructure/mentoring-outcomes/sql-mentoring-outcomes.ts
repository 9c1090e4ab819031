import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  MentoringRelationships,
  type PublishedThanksQuery,
  ThanksStore,
} from '../../application/mentoring-outcomes/ports/mentoring-outcomes';
import {
  type MentoringPair,
  MentoringRelationship,
  type MentoringState,
} from '../../domain/mentoring-outcomes/mentoring-relationship';
import { Thanks, type ThanksState } from '../../domain/mentoring-outcomes/thanks';
import { mentoringRelationshipSchema, thanksSchema } from './mentoring-outcomes.schema';

@Injectable()
export class SqlMentoringRelationships extends MentoringRelationships {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async find({ studentId, alumId }: MentoringPair): Promise<MentoringRelationship> {
    const rows = this.unitOfWork.manager.getRepository(mentoringRelationshipSchema);
    const state = await rows.findOneBy({ studentId, alumId });
    return state ? MentoringRelationship.restore(state) : MentoringRelationship.start({ studentId, alumId });
  }

  async save(relationship: MentoringRelationship): Promise<void> {
    const rows = this.unitOfWork.manager.getRepository(mentoringRelationshipSchema);
    await rows.upsert(relationship.snapshot(), ['studentId', 'alumId']);
  }

  listByUser(userId: number, otherIds: readonly number[]): Promise<readonly MentoringState[]> {
    return this.unitOfWork.query<MentoringState>(
      `SELECT r.student_id AS "studentId", r.alum_id AS "alumId", r.goal, r.goal_edited_at AS "goalEditedAt",
         r.end_proposed_by AS "endProposedBy", r.end_proposed_at AS "endProposedAt", r.end_answer AS "endAnswer"
       FROM mentorship.mentoring_relationships r
       WHERE r.student_id = $1 AND r.alum_id = ANY ($2::integer[])
         OR r.alum_id = $1 AND r.student_id = ANY ($2::integer[])`,
      [userId, otherIds],
    );
  }
}

const THANKS_COLUMNS_SQL = `t.id, t.student_id AS "studentId", t.alum_id AS "alumId", t.text, t.may_publish AS "mayPublish",
  t.signature, t.alum_answer AS "alumAnswer", t.is_hidden_by_moderators AS "isHiddenByModerators",
  t.written_at AS "writtenAt", t.published_at AS "publishedAt"`;

@Injectable()
export class SqlThanksStore extends ThanksStore {
  readonly #table: AggregateTable<Thanks, ThanksState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, thanksSchema, (state) => Thanks.restore(state));
  }

  nextId(): Promise<number> {
    return this.#table.nextId();
  }

  find(id: number): Promise<Thanks | null> {
    return this.#table.find({ id });
  }

  findByPair({ studentId, alumId }: MentoringPair): Promise<Thanks | null> {
    return this.#table.find({ studentId, alumId });
  }

  save(thanks: Thanks): Promise<void> {
    return this.#table.save(thanks);
  }

  delete(id: number): Promise<void> {
    return this.#table.delete({ id });
  }

  listByUser(userId: number, otherIds: readonly number[]): Promise<readonly ThanksState[]> {
    return this.unitOfWork.query<ThanksState>(
      `SELECT ${THANKS_COLUMNS_SQL} FROM mentorship.thanks t
       WHERE t.student_id = $1 AND t.alum_id = ANY ($2::integer[])
         OR t.alum_id = $1 AND t.student_id = ANY ($2::integer[])`,
      [userId, otherIds],
    );
  }

  async listPublishingStudents(alumId: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT t.student_id AS id FROM mentorship.thanks t
       WHERE t.alum_id = $1 AND t.published_at IS NOT NULL AND NOT t.is_hidden_by_moderators
         AND NOT EXISTS (SELECT FROM mentorship.blocks b
                         WHERE (b.blocker_id, b.blocked_id) IN ((t.student_id, t.alum_id), (t.alum_id, t.student_id)))`,
      [alumId],
    );
    return rows.map(({ id }) => id);
  }

  listPublished(alumId: number, { studentIds, limit, before }: PublishedThanksQuery): Promise<readonly ThanksState[]> {
    return this.unitOfWork.query<ThanksState>(
      `SELECT ${THANKS_COLUMNS_SQL} FROM mentorship.thanks t
       WHERE t.alum_id = $1 AND t.published_at IS NOT NULL AND NOT t.is_hidden_by_moderators
         AND t.student_id = ANY ($2::integer[])
         AND (t.published_at, t.id) < (coalesce($3::timestamptz, 'infinity'), coalesce($4::integer, 0))
       ORDER BY t.published_at DESC, t.id DESC LIMIT $5`,
      [alumId, studentIds, before?.at ?? null, before?.id ?? null, limit],
    );
  }
}
