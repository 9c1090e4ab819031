import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { hoursAfter, OPEN_QUESTION_RULES, type OpenQuestion } from '../../domain/open-questions/open-question';
import { OpenQuestionNotFound } from '../../domain/open-questions/open-question-errors';
import { isOfferOpen, type QuestionOffer } from '../../domain/open-questions/question-offer';
import { CloseOpenQuestion } from './close-open-question';
import { OpenQuestions, QuestionAskers, QuestionOffers } from './ports/open-questions';
import { Answerers, QuestionFacts, QuestionNotices, QuestionPeople } from './ports/question-people';

const BATCH_SIZE = 100;

/**
 * Does everything that is due for an open question: takes it back from an alum without time, offers it to the next alumni,
 * notifies the asker after ten days, and closes it after sixty. Idempotent.
 */
@UseCase()
export class OfferQuestion {
  constructor(
    private readonly questions: OpenQuestions,
    private readonly askers: QuestionAskers,
    private readonly offers: QuestionOffers,
    private readonly people: QuestionPeople,
    private readonly answerers: Answerers,
    private readonly facts: QuestionFacts,
    private readonly notices: QuestionNotices,
    private readonly closeOpenQuestion: CloseOpenQuestion,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Handles all questions that are due. Throws the first failure after the others. */
  async executeDue(): Promise<void> {
    const failures: unknown[] = [];
    const handled = new Set<number>();
    for (;;) {
      const ids = (await this.questions.listDue(this.clock.now(), BATCH_SIZE)).filter((id) => !handled.has(id));
      for (const id of ids) {
        handled.add(id);
        await this.execute(id).catch((failure) => failures.push(failure));
      }
      if (ids.length === 0) break;
    }
    if (failures.length > 0) throw failures[0];
  }

  async execute(id: number): Promise<void> {
    try {
      await this.questions.update(id, (question) => this.#continue(question, this.clock.now()));
    } catch (refusal) {
      if (!(refusal instanceof OpenQuestionNotFound)) throw refusal;
    }
  }

  /** An alum of the college joined: questions that no alum could answer are offered. */
  async executeForCollege(collegeId: number): Promise<void> {
    await this.transactions.run(() => this.questions.wakeByCollege(collegeId, this.clock.now()));
  }

  async #continue(question: OpenQuestion, now: Date): Promise<void> {
    if (question.isAnswerOverdue(now)) await this.#takeBack(question, now);
    if (question.expire(now)) await this.closeOpenQuestion.settle(question, 'question-closed', null);
    if (question.noteUnanswered(now)) {
      const { askerId, id } = question.snapshot();
      await this.notices.notify(
        [askerId, ...(await this.askers.list(id))],
        'question-unanswered',
        id,
        `open-question-unanswered:${id}`,
      );
    }
    if (question.snapshot().status === 'waiting') question.planNextStep(await this.#offer(question, now));
  }

  async #takeBack(question: OpenQuestion, now: Date): Promise<void> {
    const { id, takenBy } = question.snapshot();
    if (takenBy === null) return;
    question.giveBack(takenBy, now);
    await this.offers.setStatus(id, [takenBy], 'expired');
    await this.answerers.giveBack(takenBy, id);
  }

  /** @returns when to look at the question again */
  async #offer(question: OpenQuestion, now: Date): Promise<Date> {
    const { id, hiddenBy } = question.snapshot();
    const offers = await this.offers.list(id);
    const lapsed = offers.filter((offer) => offer.status === 'open' && !isOfferOpen(offer, now));
    if (lapsed.length > 0) {
      await this.offers.setStatus(
        id,
        lapsed.map(({ userId }) => userId),
        'expired',
      );
    }
    const open = offers.filter((offer) => isOfferOpen(offer, now));
    const limit = this.answerers.countNewOffers(open.length);
    const added = limit > 0 && hiddenBy === null ? await this.#offerToNext(question, offers, limit, now) : [];
    const retryAt = hoursAfter(now, OPEN_QUESTION_RULES.retryHours);
    const times = [...open, ...added].map(({ expiresAt }) => expiresAt);
    return added.length < limit ? earliest([...times, retryAt]) : earliest(times);
  }

  async #offerToNext(
    question: OpenQuestion,
    offered: readonly QuestionOffer[],
    limit: number,
    now: Date,
  ): Promise<readonly QuestionOffer[]> {
    const { id, askerId, collegeId, aboutCip, createdAt } = question.snapshot();
    const candidates = await this.answerers.listCandidates({
      collegeId,
      state: await this.facts.findState(collegeId),
      cip: aboutCip,
      without: [
        askerId,
        ...(await this.askers.list(id)),
        ...(await this.people.listBlockedWith(askerId)),
        ...offered.map(({ userId }) => userId),
      ],
      limit,
      askedAt: createdAt,
    });
    if (candidates.length === 0) return [];
    const offers = await this.answerers.makeOffers(id, candidates, now);
    await this.offers.add(offers);
    await this.notices.notify(
      offers.map(({ userId }) => userId),
      'question-offered',
      id,
      `open-question-offered:${id}`,
    );
    return offers;
  }
}

/** @param times not empty */
const earliest = (times: readonly Date[]): Date => times.reduce((one, other) => (one < other ? one : other));
