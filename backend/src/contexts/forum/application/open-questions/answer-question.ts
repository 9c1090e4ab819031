import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { OpenQuestion } from '../../domain/open-questions/open-question';
import {
  OfferEnded,
  OpenQuestionAnswered,
  OpenQuestionClosed,
  OpenQuestionNotFound,
  OpenQuestionTaken,
} from '../../domain/open-questions/open-question-errors';
import { QuestionAnswer } from '../../domain/open-questions/question-answer';
import { isOfferOpen, type QuestionOffer } from '../../domain/open-questions/question-offer';
import { OpenQuestions, QuestionAnswers, QuestionOffers } from './ports/open-questions';
import { Answerers, QuestionNotices, QuestionPeople } from './ports/question-people';

/** What an alum does with a question that is offered to them. */
@UseCase()
export class AnswerQuestion {
  constructor(
    private readonly questions: OpenQuestions,
    private readonly offers: QuestionOffers,
    private readonly answers: QuestionAnswers,
    private readonly people: QuestionPeople,
    private readonly answerers: Answerers,
    private readonly notices: QuestionNotices,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes the question, which costs minutes. Repeating it changes nothing.
   * @throws OpenQuestionNotFound if it was never offered to the alum; OpenQuestionTaken, OpenQuestionAnswered,
   *   OpenQuestionClosed, OfferEnded, NoMinutesLeft
   */
  async take(alumId: number, id: number): Promise<void> {
    await this.questions.update(id, async (question) => {
      const offer = await this.#getOffer(question, alumId);
      if (question.snapshot().takenBy === alumId) return;
      const now = this.clock.now();
      if (!isOfferOpen(offer, now)) throw toRefusal(question);
      await this.#assertNotBlocked(question, alumId);
      question.take(alumId, now);
      await this.offers.setStatus(id, [alumId], 'taken');
      await this.answerers.charge(alumId, id, question.snapshot().collegeId);
      await this.notices.markRead(alumId, id);
    });
  }

  /**
   * Answers a question that the alum has taken. Sending the same answer again changes nothing.
   * @throws WritingRefused; OpenQuestionNotFound if it was never offered to the alum; OpenQuestionClosed, OfferEnded,
   *   OpenQuestionAnswered
   */
  async answer(alumId: number, id: number, text: string): Promise<void> {
    await this.questions.update(id, async (question) => {
      await this.#getOffer(question, alumId);
      const now = this.clock.now();
      const answer = QuestionAnswer.write(await this.answers.nextId(), question.id, alumId, text, now);
      const earlier = (await this.answers.list([id])).find((one) => one.snapshot().alumId === alumId);
      if (earlier?.snapshot().text === answer.snapshot().text) return;
      if (question.snapshot().takenBy !== alumId) throw toRefusal(question);
      await this.#assertNotBlocked(question, alumId);

      question.answer(alumId, answer.id, now);
      await this.answers.save(answer);
      const { askerId, collegeId, createdAt: askedAt } = question.snapshot();
      await this.answerers.countReply({ alumId, askerId, collegeId, askedAt, answeredAt: now });
      await this.notices.notify([askerId], 'question-answered', id, `open-question-answered:${answer.id}`);
    });
  }

  async #getOffer(question: OpenQuestion, alumId: number): Promise<QuestionOffer> {
    const offer = await this.offers.find(question.id, alumId);
    if (!offer || question.snapshot().hiddenBy !== null) throw new OpenQuestionNotFound();
    return offer;
  }

  /** The same refusal as for an offer that expired, so that it doesn't reveal who asked. */
  async #assertNotBlocked(question: OpenQuestion, alumId: number): Promise<void> {
    if ((await this.people.listBlockedWith(alumId)).includes(question.snapshot().askerId)) throw new OfferEnded();
  }
}

/** Why a question can't be taken or answered by an alum to whom it was offered. */
function toRefusal(question: OpenQuestion): OfferEnded {
  const { status } = question.snapshot();
  if (status === 'closed') return new OpenQuestionClosed();
  if (status === 'taken') return new OpenQuestionTaken();
  return status === 'answered' ? new OpenQuestionAnswered() : new OfferEnded();
}
