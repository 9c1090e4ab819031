import { EntitySchema } from 'typeorm';
import type { OpenQuestionState } from '../../domain/open-questions/open-question';
import type { QuestionOffer } from '../../domain/open-questions/question-offer';
import type { QuestionAnswerState } from '../../domain/open-questions/question-answer';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const openQuestionSchema = new EntitySchema<OpenQuestionState>({
  name: 'OpenQuestion',
  schema: 'forum',
  tableName: 'open_questions',
  columns: {
    id: { type: 'integer', primary: true },
    askerId: { type: 'integer', name: 'asker_id' },
    collegeId: { type: 'integer', name: 'college_id' },
    aboutFigure: { type: 'text', name: 'about_figure', nullable: true },
    aboutCip: { type: 'text', name: 'about_cip', nullable: true },
    aboutLevel: { type: 'text', name: 'about_level', nullable: true },
    field: { type: 'text', nullable: true },
    text: { type: 'text' },
    isAnonymous: { type: 'boolean', name: 'is_anonymous' },
    status: { type: 'text' },
    closedBy: { type: 'text', name: 'closed_how', nullable: true },
    takenBy: { type: 'integer', name: 'taken_by', nullable: true },
    takenAt: { ...timestampColumn, name: 'taken_at', nullable: true },
    answerId: { type: 'integer', name: 'answer_id', nullable: true },
    isAccepted: { type: 'boolean', name: 'is_accepted' },
    hiddenBy: { type: 'text', name: 'hidden_by', nullable: true },
    noticedAt: { ...timestampColumn, name: 'noticed_at', nullable: true },
    nextStepAt: { ...timestampColumn, name: 'next_step_at', nullable: true },
    createdAt: { ...timestampColumn, name: 'created_at' },
    changedAt: { ...timestampColumn, name: 'changed_at' },
  },
});

export const questionAnswerSchema = new EntitySchema<QuestionAnswerState>({
  name: 'QuestionAnswer',
  schema: 'forum',
  tableName: 'open_question_answers',
  columns: {
    id: { type: 'integer', primary: true },
    questionId: { type: 'integer', name: 'question_id' },
    alumId: { type: 'integer', name: 'alum_id' },
    text: { type: 'text' },
    answeredAt: { ...timestampColumn, name: 'answered_at' },
    isGood: { type: 'boolean', name: 'is_good', nullable: true },
    hasAskerConsented: { type: 'boolean', name: 'has_asker_consented' },
    hasAlumConsented: { type: 'boolean', name: 'has_alum_consented' },
    postId: { type: 'integer', name: 'post_id', nullable: true },
    replyId: { type: 'integer', name: 'reply_id', nullable: true },
    hiddenBy: { type: 'text', name: 'hidden_by', nullable: true },
  },
});

export const questionOfferSchema = new EntitySchema<QuestionOffer>({
  name: 'QuestionOffer',
  schema: 'forum',
  tableName: 'open_question_offers',
  columns: {
    questionId: { type: 'integer', name: 'question_id', primary: true },
    userId: { type: 'integer', name: 'user_id', primary: true },
    fit: { type: 'text' },
    offeredAt: { ...timestampColumn, name: 'offered_at' },
    expiresAt: { ...timestampColumn, name: 'expires_at' },
    status: { type: 'text' },
  },
});
