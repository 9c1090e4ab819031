import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { describeOpenQuestions } from '../../application/open-questions/testing/open-questions.contract';
import { SqlOpenQuestionReader } from './sql-open-question-reader';
import {
  SqlQuestionAskers,
  SqlQuestionOffers,
  TypeormOpenQuestions,
  TypeormQuestionAnswers,
} from './typeorm-open-questions';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));

describeOpenQuestions('PostgreSQL', async () => {
  await emptyTables(db, 'forum.open_questions');
  const session = unitOfWorkOn(db);
  return {
    questions: new TypeormOpenQuestions(session),
    askers: new SqlQuestionAskers(session),
    offers: new SqlQuestionOffers(session),
    answers: new TypeormQuestionAnswers(session),
    reader: new SqlOpenQuestionReader(session),
    transactions: session,
  };
});
