import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { OpenQuestion } from '../../domain/open-questions/open-question';
import { OpenQuestionNotFound } from '../../domain/open-questions/open-question-errors';
import { isOfferOpen } from '../../domain/open-questions/question-offer';
import { CloseOpenQuestion } from './close-open-question';
import { DecideOnQuestionAnswer } from './decide-on-question-answer';
import { OpenQuestions, QuestionAnswers, QuestionAskers, QuestionOffers } from './ports/open-questions';
import { Answerers, QuestionNotices, QuestionPeople } from './ports/question-people';

/** People step back from a question: those who asked it, and alumni. */
@UseCase()
export class WithdrawFromQuestion {
  constructor(
    private readonly questions: OpenQuestions,
    private readonly answers: QuestionAnswers,
    private readonly askers: QuestionAskers,
    private readonly offers: QuestionOffers,
    private readonly people: QuestionPeople,
    private readonly answerers: Answerers,
    private readonly notices: QuestionNotices,
    private readonly closeOpenQuestion: CloseOpenQuestion,
    private readonly decideOnAnswer: DecideOnQuestionAnswer,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Closes the question for its asker, removes a person who asked the same, gives it back for the alum who took it, and
   * declines it for an alum to whom it is offered. Repeating it changes nothing.
   * @throws OpenQuestionNotFound for others; OpenQuestionAnswered for the asker
   */
  async execute(by: number, id: number): Promise<void> {
    await this.questions.update(id, async (question) => {
      if (question.snapshot().askerId === by) return this.#withdraw(question, by);
      if (await this.#leave(question, by)) return;
      if (!(await this.#stepBack(question, by))) throw new OpenQuestionNotFound();
    });
  }

  /** A person can no longer take part: their questions end, and those that they answer are offered on. */
  async leaveAll(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      for (const id of await this.questions.listOpenIdsByUser(userId)) {
        await this.questions.update(id, async (question) => {
          if (question.snapshot().askerId === userId) {
            const { isChanged, takenBy } = question.endForAccount(this.clock.now());
            if (isChanged) await this.closeOpenQuestion.settle(question, 'question-closed', takenBy);
          } else if (!(await this.#leave(question, userId))) await this.#stepBack(question, userId);
        });
      }
    });
  }

  /** Removes what was published with a person whose account is erased, before the rest is deleted. */
  async eraseAll(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      await this.leaveAll(userId);
      for (const id of await this.answers.listPublishedIdsByUser(userId)) {
        await this.#updateWithQuestion(id, (question, answer) =>
          this.decideOnAnswer.withdrawPublished(question, answer),
        );
      }
      for (const id of await this.answers.listIdsByAlum(userId)) {
        await this.#updateWithQuestion(id, (question) => question.loseAnswer(id, this.clock.now()));
      }
    });
  }

  async #updateWithQuestion(
    answerId: number,
    act: (question: OpenQuestion, answer: Awaited<ReturnType<QuestionAnswers['lock']>>) => void | Promise<void>,
  ): Promise<void> {
    const found = await this.answers.find(answerId);
    if (!found) return;
    await this.questions.update(found.snapshot().questionId, (question) =>
      this.answers.update(answerId, (answer) => act(question, answer)),
    );
  }

  async #withdraw(question: OpenQuestion, by: number): Promise<void> {
    const { isChanged, takenBy } = question.withdraw(by, this.clock.now());
    if (isChanged) await this.closeOpenQuestion.settle(question, 'question-closed', takenBy);
    await this.notices.markRead(by, question.id);
  }

  async #leave(question: OpenQuestion, by: number): Promise<boolean> {
    const hasLeft = await this.askers.leave(question.id, by);
    if (hasLeft) await this.people.uncountQuestion([by], question.id);
    return hasLeft;
  }

  /** @returns false if the question was never offered to the person */
  async #stepBack(question: OpenQuestion, by: number): Promise<boolean> {
    const offer = await this.offers.find(question.id, by);
    if (!offer) return false;
    const now = this.clock.now();
    if (question.giveBack(by, now)) {
      await this.offers.setStatus(question.id, [by], 'given-back');
      await this.answerers.giveBack(by, question.id);
    } else if (isOfferOpen(offer, now)) {
      await this.offers.setStatus(question.id, [by], 'declined');
      question.offerOn(now);
    }
    await this.notices.markRead(by, question.id);
    return true;
  }
}
