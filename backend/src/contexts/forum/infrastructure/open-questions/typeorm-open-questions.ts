import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  OpenQuestions,
  QuestionAnswers,
  QuestionAskers,
  QuestionOffers,
} from '../../application/open-questions/ports/open-questions';
import {
  OpenQuestion,
  type OpenQuestionId,
  type OpenQuestionState,
  type QuestionSubject,
} from '../../domain/open-questions/open-question';
import { OpenQuestionNotFound } from '../../domain/open-questions/open-question-errors';
import {
  QuestionAnswer,
  type QuestionAnswerId,
  type QuestionAnswerState,
} from '../../domain/open-questions/question-answer';
import type { OfferStatus, QuestionOffer } from '../../domain/open-questions/question-offer';
import { openQuestionSchema, questionAnswerSchema, questionOfferSchema } from './open-question.schema';

interface IdRow {
  readonly id: OpenQuestionId;
}

@Injectable()
export class TypeormOpenQuestions extends OpenQuestions {
  readonly #table: AggregateTable<OpenQuestion, OpenQuestionState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, openQuestionSchema, (state) => OpenQuestion.restore(state));
  }

  nextId(): Promise<OpenQuestionId> {
    return this.#table.nextId();
  }

  find(id: number): Promise<OpenQuestion | null> {
    return this.#table.find({ id: id as OpenQuestionId });
  }

  async lock(id: number): Promise<OpenQuestion> {
    const question = await this.#table.lock({ id: id as OpenQuestionId });
    if (!question) throw new OpenQuestionNotFound();
    return question;
  }

  save(question: OpenQuestion): Promise<void> {
    return this.#table.save(question);
  }

  async findSame({ collegeId, aboutFigure, aboutCip, aboutLevel }: QuestionSubject): Promise<OpenQuestionId | null> {
    this.unitOfWork.requireUnitOfWork();
    const subject = [aboutFigure, aboutCip, aboutLevel];
    await this.unitOfWork.query('SELECT pg_advisory_xact_lock(hashtext($1), $2)', [
      `open-question:${subject.join(':')}`,
      collegeId,
    ]);
    const [row] = await this.unitOfWork.query<IdRow>(
      `SELECT q.id FROM forum.open_questions q
       WHERE q.college_id = $1 AND q.about_figure IS NOT DISTINCT FROM $2 AND q.about_cip IS NOT DISTINCT FROM $3
         AND q.about_level IS NOT DISTINCT FROM $4 AND q.status <> 'closed' AND NOT q.is_accepted AND q.hidden_by IS NULL
       ORDER BY q.id LIMIT 1`,
      [collegeId, ...subject],
    );
    return row?.id ?? null;
  }

  async listOpenIdsByUser(userId: number): Promise<readonly OpenQuestionId[]> {
    const rows = await this.unitOfWork.query<IdRow>(
      `SELECT q.id FROM forum.open_questions q WHERE q.status <> 'closed' AND (q.asker_id = $1 OR q.taken_by = $1
         OR q.id IN (SELECT a.question_id FROM forum.open_question_askers a WHERE a.user_id = $1)
         OR q.id IN (SELECT o.question_id FROM forum.open_question_offers o WHERE o.user_id = $1 AND o.status = 'open'))
       ORDER BY q.id`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  async listDue(now: Date, limit: number): Promise<readonly OpenQuestionId[]> {
    const rows = await this.unitOfWork.query<IdRow>(
      `SELECT q.id FROM forum.open_questions q WHERE q.next_step_at <= $1 ORDER BY q.next_step_at, q.id LIMIT $2`,
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  async wakeByCollege(collegeId: number, now: Date): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE forum.open_questions q SET next_step_at = $2
       WHERE q.college_id = $1 AND q.status = 'waiting' AND q.hidden_by IS NULL AND q.next_step_at > $2
         AND NOT EXISTS (SELECT FROM forum.open_question_offers o WHERE o.question_id = q.id AND o.status = 'open')`,
      [collegeId, now],
    );
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }
}

@Injectable()
export class SqlQuestionAskers extends QuestionAskers {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async join(questionId: number, userId: number, text: string | null, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO forum.open_question_askers (question_id, user_id, text, joined_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [questionId, userId, text, at],
    );
  }

  async leave(questionId: number, userId: number): Promise<boolean> {
    const rows = await this.unitOfWork.query<{ userId: number }>(
      `DELETE FROM forum.open_question_askers WHERE question_id = $1 AND user_id = $2 RETURNING user_id AS "userId"`,
      [questionId, userId],
    );
    return rows.length > 0;
  }

  async list(questionId: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ userId: number }>(
      `SELECT a.user_id AS "userId" FROM forum.open_question_askers a WHERE a.question_id = $1
       ORDER BY a.joined_at, a.user_id`,
      [questionId],
    );
    return rows.map(({ userId }) => userId);
  }
}

const OFFER_COLUMNS_SQL = `o.question_id AS "questionId", o.user_id AS "userId", o.fit, o.offered_at AS "offeredAt",
  o.expires_at AS "expiresAt", o.status`;

@Injectable()
export class SqlQuestionOffers extends QuestionOffers {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(offers: readonly QuestionOffer[]): Promise<void> {
    await this.unitOfWork.manager
      .createQueryBuilder()
      .insert()
      .into(questionOfferSchema)
      .values([...offers])
      .orIgnore()
      .execute();
  }

  list(questionId: number): Promise<readonly QuestionOffer[]> {
    return this.unitOfWork.query<QuestionOffer>(
      `SELECT ${OFFER_COLUMNS_SQL} FROM forum.open_question_offers o WHERE o.question_id = $1
       ORDER BY o.offered_at, o.user_id`,
      [questionId],
    );
  }

  async find(questionId: number, userId: number): Promise<QuestionOffer | null> {
    const [offer] = await this.unitOfWork.query<QuestionOffer>(
      `SELECT ${OFFER_COLUMNS_SQL} FROM forum.open_question_offers o WHERE o.question_id = $1 AND o.user_id = $2`,
      [questionId, userId],
    );
    return offer ?? null;
  }

  async setStatus(questionId: number, userIds: readonly number[], status: OfferStatus): Promise<void> {
    await this.unitOfWork.query(
      'UPDATE forum.open_question_offers SET status = $3 WHERE question_id = $1 AND user_id = ANY ($2::integer[])',
      [questionId, userIds, status],
    );
  }
}

@Injectable()
export class TypeormQuestionAnswers extends QuestionAnswers {
  readonly #table: AggregateTable<QuestionAnswer, QuestionAnswerState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, questionAnswerSchema, (state) => QuestionAnswer.restore(state));
  }

  nextId(): Promise<QuestionAnswerId> {
    return this.#table.nextId();
  }

  find(id: number): Promise<QuestionAnswer | null> {
    return this.#table.find({ id: id as QuestionAnswerId });
  }

  async lock(id: number): Promise<QuestionAnswer> {
    const answer = await this.#table.lock({ id: id as QuestionAnswerId });
    if (!answer) throw new OpenQuestionNotFound();
    return answer;
  }

  save(answer: QuestionAnswer): Promise<void> {
    return this.#table.save(answer);
  }

  async list(questionIds: readonly number[]): Promise<readonly QuestionAnswer[]> {
    if (questionIds.length === 0) return [];
    const states = await this.unitOfWork.query<QuestionAnswerState>(
      `SELECT a.id, a.question_id AS "questionId", a.alum_id AS "alumId", a.text, a.answered_at AS "answeredAt",
         a.is_good AS "isGood", a.has_asker_consented AS "hasAskerConsented",
         a.has_alum_consented AS "hasAlumConsented", a.post_id AS "postId", a.reply_id AS "replyId",
         a.hidden_by AS "hiddenBy"
       FROM forum.open_question_answers a WHERE a.question_id = ANY ($1::integer[]) ORDER BY a.id`,
      [questionIds],
    );
    return states.map((state) => QuestionAnswer.restore(state));
  }

  async listPublishedIdsByUser(userId: number): Promise<readonly QuestionAnswerId[]> {
    const rows = await this.unitOfWork.query<{ id: QuestionAnswerId }>(
      `SELECT a.id FROM forum.open_question_answers a JOIN forum.open_questions q ON q.id = a.question_id
       WHERE (q.asker_id = $1 OR a.alum_id = $1) AND a.post_id IS NOT NULL ORDER BY a.id`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  async listIdsByAlum(alumId: number): Promise<readonly QuestionAnswerId[]> {
    const rows = await this.unitOfWork.query<{ id: QuestionAnswerId }>(
      'SELECT a.id FROM forum.open_question_answers a WHERE a.alum_id = $1 ORDER BY a.id',
      [alumId],
    );
    return rows.map(({ id }) => id);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }
}
