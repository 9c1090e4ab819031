import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { SharedAnswers } from '../../application/shared-answers/ports/shared-answers';
import { SharedAnswer, type SharedAnswerId, type SharedAnswerState } from '../../domain/shared-answers/shared-answer';
import { SharedAnswerNotFound } from '../../domain/shared-answers/shared-answer-errors';

/** Columns of the table `s`. */
const STATE = `s.id, s.asker_id AS "askerId", s.answerer_id AS "answererId",
  CASE WHEN s.is_proposed_by_asker THEN s.asker_id ELSE s.answerer_id END AS "proposedBy", s.status, s.title, s.question,
  s.answer, s.college_id AS "collegeId", s.tags, s.has_asker_agreed AS "hasAskerAgreed",
  s.has_answerer_agreed AS "hasAnswererAgreed", s.post_id AS "postId", s.reply_id AS "replyId", s.version,
  s.created_at AS "createdAt", s.changed_at AS "changedAt"`;

const IS_OPEN = `s.status IN ('proposed', 'published')`;

const INSERT = `
  INSERT INTO forum.shared_answers (id, status, title, question, answer, tags, has_asker_agreed, has_answerer_agreed,
    post_id, reply_id, version, changed_at, asker_id, answerer_id, is_proposed_by_asker, college_id, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`;

const UPDATE = `
  UPDATE forum.shared_answers SET status = $2, title = $3, question = $4, answer = $5, tags = $6, has_asker_agreed = $7,
    has_answerer_agreed = $8, post_id = $9, reply_id = $10, version = $11, changed_at = $12
  WHERE id = $1`;

@Injectable()
export class SqlSharedAnswers extends SharedAnswers {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async nextId(): Promise<SharedAnswerId> {
    const [row] = await this.unitOfWork.query<{ id: SharedAnswerId }>(
      `SELECT nextval(pg_get_serial_sequence('forum.shared_answers', 'id'))::integer AS id`,
    );
    return row!.id;
  }

  async add(one: SharedAnswer): Promise<void> {
    const state = one.snapshot();
    const { askerId, answererId, proposedBy, collegeId, createdAt } = state;
    const fixed = [askerId, answererId, proposedBy === askerId, collegeId, createdAt];
    await this.unitOfWork.saveAggregate(one, () => this.unitOfWork.query(INSERT, [...changingOf(state), ...fixed]));
  }

  get(id: number): Promise<SharedAnswer> {
    return this.#one(id, '');
  }

  lock(id: number): Promise<SharedAnswer> {
    this.unitOfWork.requireUnitOfWork();
    return this.#one(id, 'FOR UPDATE');
  }

  async save(one: SharedAnswer): Promise<void> {
    await this.unitOfWork.saveAggregate(one, () => this.unitOfWork.query(UPDATE, changingOf(one.snapshot())));
  }

  async listBetween(one: number, other: number, most: number): Promise<readonly SharedAnswer[]> {
    const states = await this.unitOfWork.query<SharedAnswerState>(
      `SELECT ${STATE} FROM forum.shared_answers s
       WHERE (s.asker_id, s.answerer_id) IN (($1::integer, $2::integer), ($2, $1)) AND ${IS_OPEN}
       ORDER BY s.id DESC LIMIT $3`,
      [one, other, most],
    );
    return states.map((state) => SharedAnswer.restore(state));
  }

  async listIds(userId: number): Promise<readonly SharedAnswerId[]> {
    const rows = await this.unitOfWork.query<{ id: SharedAnswerId }>(
      `SELECT s.id FROM forum.shared_answers s WHERE (s.asker_id = $1 OR s.answerer_id = $1) AND ${IS_OPEN} ORDER BY s.id`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const sharedAnswers = await this.unitOfWork.query<Record<string, unknown>>(
      `SELECT s.id, s.status, s.title, s.question, s.answer, s.college_id, s.tags, s.post_id, s.created_at, s.changed_at,
         s.asker_id = $1 AS asked_by_you, s.is_proposed_by_asker = (s.asker_id = $1) AS suggested_by_you
       FROM forum.shared_answers s WHERE s.asker_id = $1 OR s.answerer_id = $1 ORDER BY s.id`,
      [userId],
    );
    return { sharedAnswers };
  }

  async deleteByUser(userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM forum.shared_answers WHERE asker_id = $1 OR answerer_id = $1', [userId]);
  }

  async #one(id: number, lock: '' | 'FOR UPDATE'): Promise<SharedAnswer> {
    const [state] = await this.unitOfWork.query<SharedAnswerState>(
      `SELECT ${STATE} FROM forum.shared_answers s WHERE s.id = $1 ${lock}`,
      [id],
    );
    if (!state) throw new SharedAnswerNotFound();
    return SharedAnswer.restore(state);
  }
}

/** Values in the parameter order of both statements. */
const changingOf = (state: SharedAnswerState): unknown[] => [
  state.id,
  state.status,
  state.title,
  state.question,
  state.answer,
  state.tags,
  state.hasAskerAgreed,
  state.hasAnswererAgreed,
  state.postId,
  state.replyId,
  state.version,
  state.changedAt,
];
