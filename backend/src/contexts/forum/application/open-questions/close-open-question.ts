import { UseCase } from '../../../../shared/application/use-case';
import type { OpenQuestion } from '../../domain/open-questions/open-question';
import { QuestionAskers, QuestionOffers } from './ports/open-questions';
import { Answerers, type QuestionNews, QuestionNotices, QuestionPeople } from './ports/question-people';

/** What follows the end of an open question, in the same unit of work. */
@UseCase()
export class CloseOpenQuestion {
  constructor(
    private readonly askers: QuestionAskers,
    private readonly offers: QuestionOffers,
    private readonly people: QuestionPeople,
    private readonly answerers: Answerers,
    private readonly notices: QuestionNotices,
  ) {}

  /**
   * Ends the offers, returns the minutes of the alum who was answering, and notifies those who asked the same. The asker
   * is notified only if time closed the question.
   * @param takenBy the alum who was answering
   */
  async settle(
    question: OpenQuestion,
    news: 'question-closed' | 'question-withdrawn',
    takenBy: number | null,
  ): Promise<void> {
    const { id, askerId, closedBy } = question.snapshot();
    const joined = await this.askers.list(id);
    await this.endOffers(id);
    await this.people.uncountQuestion([askerId, ...joined], id);
    if (takenBy !== null) {
      await this.answerers.giveBack(takenBy, id);
      await this.#notify([takenBy], 'question-withdrawn', id);
    }
    await this.#notify(closedBy === 'time' ? [askerId, ...joined] : joined, news, id);
  }

  /** Ends the open offers of a question. */
  async endOffers(id: number): Promise<void> {
    const offers = await this.offers.list(id);
    const open = offers.filter(({ status }) => status === 'open' || status === 'taken').map(({ userId }) => userId);
    if (open.length > 0) await this.offers.setStatus(id, open, 'ended');
  }

  async #notify(userIds: readonly number[], news: QuestionNews, id: number): Promise<void> {
    if (userIds.length > 0) await this.notices.notify(userIds, news, id, `open-question-closed:${id}`);
  }
}
