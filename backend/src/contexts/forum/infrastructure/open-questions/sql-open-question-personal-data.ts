import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { OpenQuestionPersonalData } from '../../application/open-questions/ports/open-question-personal-data';

const EXPORT_QUERIES = {
  openQuestions: `SELECT id, college_id, about_figure, about_cip, about_level, text, is_anonymous, status, closed_how,
      is_accepted, created_at, changed_at
    FROM forum.open_questions WHERE asker_id = $1 ORDER BY id`,
  takenOpenQuestions: `SELECT id AS question_id, college_id, text, taken_at FROM forum.open_questions WHERE taken_by = $1
    ORDER BY id`,
  joinedOpenQuestions: `SELECT question_id, text, joined_at FROM forum.open_question_askers WHERE user_id = $1
    ORDER BY question_id`,
  offeredOpenQuestions: `SELECT question_id, fit, offered_at, expires_at, status FROM forum.open_question_offers
    WHERE user_id = $1 ORDER BY question_id`,
  openQuestionAnswers: `SELECT id, question_id, text, answered_at, is_good, has_alum_consented, post_id
    FROM forum.open_question_answers WHERE alum_id = $1 ORDER BY id`,
} as const;

const DELETE_STATEMENTS = [
  'DELETE FROM forum.open_questions WHERE asker_id = $1',
  'DELETE FROM forum.open_question_askers WHERE user_id = $1',
  'DELETE FROM forum.open_question_offers WHERE user_id = $1',
  'DELETE FROM forum.open_question_answers WHERE alum_id = $1',
] as const;

@Injectable()
export class SqlOpenQuestionPersonalData extends OpenQuestionPersonalData {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const tables: Record<string, Record<string, unknown>[]> = {};
    for (const [name, sql] of Object.entries(EXPORT_QUERIES)) tables[name] = await this.unitOfWork.query(sql, [userId]);
    return tables;
  }

  async deleteByUser(userId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      for (const statement of DELETE_STATEMENTS) await this.unitOfWork.query(statement, [userId]);
    });
  }
}
