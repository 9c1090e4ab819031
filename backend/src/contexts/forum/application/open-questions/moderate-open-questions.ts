import { UseCase } from '../../../../shared/application/use-case';
import { OpenQuestionNotFound } from '../../domain/open-questions/open-question-errors';
import type { HiddenBy } from '../../domain/discussions/writer';
import { DecideOnQuestionAnswer } from './decide-on-question-answer';
import { OpenQuestions, QuestionAnswers } from './ports/open-questions';
import { ShowOpenQuestions } from './show-open-questions';

/** An open question or an answer, as reports refer to it. */
export interface QuestionOrAnswer {
  readonly type: 'open-question' | 'open-answer';
  readonly id: number;
}

/** A text as moderators see it, including an anonymous author. */
interface ModeratedQuestionText {
  readonly authorId: number;
  readonly isAnonymous: boolean;
  readonly text: string;
  readonly createdAt: Date;
  /** The page of the question. */
  readonly url: string;
}

/** The actions of moderation on open questions and their answers. */
@UseCase()
export class ModerateOpenQuestions {
  constructor(
    private readonly questions: OpenQuestions,
    private readonly answers: QuestionAnswers,
    private readonly showOpenQuestions: ShowOpenQuestions,
    private readonly decideOnAnswer: DecideOnQuestionAnswer,
  ) {}

  /** Checks whether the person can read the text: questions are public, answers are for those who asked. */
  async canRead(by: number, { type, id }: QuestionOrAnswer): Promise<boolean> {
    const questionId = type === 'open-question' ? id : (await this.answers.find(id))?.snapshot().questionId;
    if (questionId === undefined) return false;
    try {
      const { own, answer } = await this.showOpenQuestions.get(questionId, by);
      if (type === 'open-question') return true;
      return answer?.state.id === id || (own?.answers.some(({ state }) => state.id === id) ?? false);
    } catch (refusal) {
      if (refusal instanceof OpenQuestionNotFound) return false;
      throw refusal;
    }
  }

  /** Finds a text, hidden or not; null if it doesn't exist. */
  async find({ type, id }: QuestionOrAnswer): Promise<ModeratedQuestionText | null> {
    if (type === 'open-answer') {
      const answer = (await this.answers.find(id))?.snapshot();
      if (!answer) return null;
      const { alumId: authorId, text, answeredAt: createdAt, questionId } = answer;
      return { authorId, isAnonymous: true, text, createdAt, url: toPath(questionId) };
    }
    const question = (await this.questions.find(id))?.snapshot();
    if (!question) return null;
    const { askerId: authorId, isAnonymous, text, createdAt } = question;
    return { authorId, isAnonymous, text, createdAt, url: toPath(id) };
  }

  /**
   * Hides a text, or shows it again if `by` is null. A hidden answer is no longer published.
   * @returns false if it doesn't exist
   */
  async setHidden({ type, id }: QuestionOrAnswer, by: HiddenBy | null): Promise<boolean> {
    const questionId = type === 'open-question' ? id : (await this.answers.find(id))?.snapshot().questionId;
    if (questionId === undefined || !(await this.questions.find(questionId))) return false;
    await this.questions.update(questionId, async (question) => {
      if (type === 'open-question') return question.setHidden(by);
      await this.answers.update(id, async (answer) => {
        answer.setHidden(by);
        if (by !== null) await this.decideOnAnswer.withdrawPublished(question, answer);
      });
    });
    return true;
  }
}

const toPath = (questionId: number): string => `/questions/${questionId}`;
