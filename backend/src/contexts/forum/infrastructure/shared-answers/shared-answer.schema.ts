import { EntitySchema } from 'typeorm';
import type { SharedAnswerState } from '../../domain/shared-answers/shared-answer';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const sharedAnswerSchema = new EntitySchema<SharedAnswerState>({
  name: 'SharedAnswer',
  schema: 'forum',
  tableName: 'shared_answers',
  columns: {
    id: { type: 'integer', primary: true },
    askerId: { type: 'integer', name: 'asker_id' },
    answererId: { type: 'integer', name: 'answerer_id' },
    isProposedByAsker: { type: 'boolean', name: 'is_proposed_by_asker' },
    status: { type: 'text' },
    title: { type: 'text' },
    question: { type: 'text' },
    answer: { type: 'text' },
    collegeId: { type: 'integer', name: 'college_id' },
    aboutFigure: { type: 'text', name: 'about_figure', nullable: true },
    aboutCip: { type: 'text', name: 'about_cip', nullable: true },
    aboutLevel: { type: 'text', name: 'about_level', nullable: true },
    tags: { type: 'text', array: true },
    hasAskerAgreed: { type: 'boolean', name: 'has_asker_agreed' },
    hasAnswererAgreed: { type: 'boolean', name: 'has_answerer_agreed' },
    postId: { type: 'integer', name: 'post_id', nullable: true },
    replyId: { type: 'integer', name: 'reply_id', nullable: true },
    version: { type: 'integer' },
    createdAt: { ...timestampColumn, name: 'created_at' },
    changedAt: { ...timestampColumn, name: 'changed_at' },
  },
});

/** The same columns for plain SQL statements, of the table `s`. */
export const SHARED_ANSWER_COLUMNS_SQL = `s.id, s.asker_id AS "askerId", s.answerer_id AS "answererId",
  s.is_proposed_by_asker AS "isProposedByAsker", s.status, s.title, s.question, s.answer, s.college_id AS "collegeId",
  s.about_figure AS "aboutFigure", s.about_cip AS "aboutCip", s.about_level AS "aboutLevel", s.tags,
  s.has_asker_agreed AS "hasAskerAgreed", s.has_answerer_agreed AS "hasAnswererAgreed", s.post_id AS "postId",
  s.reply_id AS "replyId", s.version, s.created_at AS "createdAt", s.changed_at AS "changedAt"`;
