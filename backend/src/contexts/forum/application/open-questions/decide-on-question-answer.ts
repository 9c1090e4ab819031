import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { fromAboutColumns } from '../../../../shared/domain/question-about';
import type { OpenQuestion } from '../../domain/open-questions/open-question';
import {
  OpenQuestionClosed,
  OpenQuestionNotAnswered,
  OpenQuestionNotFound,
} from '../../domain/open-questions/open-question-errors';
import { publishedAnswerTags, toQuestionTitle } from '../../domain/open-questions/open-question-text';
import type { QuestionAnswer } from '../../domain/open-questions/question-answer';
import { PublishAnswer } from '../shared-answers/publish-answer';
import { CloseOpenQuestion } from './close-open-question';
import { OpenQuestions, QuestionAnswers, QuestionAskers } from './ports/open-questions';
import { QuestionNotices, QuestionPeople } from './ports/question-people';

/** The decisions about an answer: whether it helped, and whether it is published. */
@UseCase()
export class DecideOnQuestionAnswer {
  constructor(
    private readonly questions: OpenQuestions,
    private readonly answers: QuestionAnswers,
    private readonly askers: QuestionAskers,
    private readonly people: QuestionPeople,
    private readonly notices: QuestionNotices,
    private readonly closeOpenQuestion: CloseOpenQuestion,
    private readonly publishAnswer: PublishAnswer,
    private readonly clock: Clock,
  ) {}

  /**
   * The asker says whether the answer helped. If it did, it reaches all who asked the same; if not, the question is
   * offered on. Repeating a decision changes nothing.
   * @throws OpenQuestionNotFound, OpenQuestionClosed, OpenQuestionNotAnswered, OpenQuestionDecided
   */
  async accept(by: number, id: number, isGood: boolean): Promise<void> {
    await this.questions.update(id, async (question) => {
      const { answerId, askerId } = question.snapshot();
      if (askerId === by && !isGood && (await this.#isLastRejected(question))) return;
      if (!question.decide(by, isGood, this.clock.now()) || answerId === null) return;
      const { alumId } = await this.answers.update(answerId, (answer) => {
        answer.decide(isGood);
        return answer.snapshot();
      });
      await this.notices.markRead(by, id);
      if (!isGood) return;
      const joined = await this.askers.list(id);
      await this.closeOpenQuestion.endOffers(id);
      await this.people.uncountQuestion([by, ...joined], id);
      await this.notices.notify(joined, 'question-answered', id, `open-question-answered:${answerId}`);
      await this.notices.notify([alumId], 'question-helped', id, `open-question-helped:${answerId}`);
    });
  }

  /**
   * The asker or the alum allows the publication of an accepted answer, or no longer allows it. With both consents it is
   * published as a discussion without names; without one of them it is removed again.
   * @throws OpenQuestionNotFound for others; OpenQuestionNotAnswered, OpenQuestionClosed
   */
  async consent(by: number, id: number, publish: boolean): Promise<void> {
    await this.questions.update(id, async (question) => {
      const { answerId, askerId, isAccepted, status, hiddenBy } = question.snapshot();
      const answer = answerId === null ? null : await this.answers.find(answerId);
      if (askerId !== by && answer?.snapshot().alumId !== by) throw new OpenQuestionNotFound();
      if (answerId === null || !isAccepted) throw new OpenQuestionNotAnswered();
      if (publish && (status === 'closed' || hiddenBy !== null)) throw new OpenQuestionClosed();
      await this.answers.update(answerId, async (locked) => {
        const effect = locked.consent(askerId === by ? 'asker' : 'alum', publish);
        if (effect === 'publish') await this.#publish(question, locked);
        if (effect === 'withdraw') await this.withdrawPublished(question, locked);
      });
    });
  }

  /** Removes the discussion of a published answer; joins the unit of work. */
  async withdrawPublished(question: OpenQuestion, answer: QuestionAnswer): Promise<void> {
    const { alumId: answererId, postId, replyId } = answer.snapshot();
    await this.publishAnswer.withdraw({ askerId: question.snapshot().askerId, answererId, postId, replyId });
    answer.setPublished(null);
  }

  async #publish(question: OpenQuestion, answer: QuestionAnswer): Promise<void> {
    const { askerId, collegeId, text, ...columns } = question.snapshot();
    const { alumId: answererId, text: answerText } = answer.snapshot();
    const published = await this.publishAnswer.publish({
      askerId,
      answererId,
      title: toQuestionTitle(text),
      question: text,
      answer: answerText,
      collegeId,
      about: fromAboutColumns(columns),
      tags: publishedAnswerTags(),
    });
    answer.setPublished(published);
  }

  async #isLastRejected(question: OpenQuestion): Promise<boolean> {
    if (question.snapshot().status !== 'waiting' && question.snapshot().status !== 'taken') return false;
    return (await this.answers.list([question.id])).at(-1)?.snapshot().isGood === false;
  }
}
