import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { fromAboutColumns } from '../../../../shared/domain/question-about';
import type { Agreement, HasNames, SharedAnswer } from '../../domain/shared-answers/shared-answer';
import { SharedAnswerNotFound } from '../../domain/shared-answers/shared-answer-errors';
import type { SharedText } from '../../domain/shared-answers/shared-text';
import { FindNamesInText } from './find-names-in-text';
import { ConversationPartners, type SharedAnswerChange } from './ports/conversation-partners';
import { SharedAnswers } from './ports/shared-answers';
import { PublishAnswer } from './publish-answer';

/** One of the two people, and the shared answer they decide on. */
interface DecisionInput {
  readonly by: number;
  readonly id: number;
}

/**
 * Executes the decisions of both sides on a question and its answer. Locks the connection first, then the suggestion,
 * then the discussion.
 */
@UseCase()
export class DecideOnAnswer {
  constructor(
    private readonly sharedAnswers: SharedAnswers,
    private readonly conversationPartners: ConversationPartners,
    private readonly names: FindNamesInText,
    private readonly publishAnswer: PublishAnswer,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws the errors of SharedAnswer.edit, TooManyRequests */
  async edit({ by, id }: DecisionInput, text: SharedText, version: number): Promise<void> {
    await this.limits.consume(RATE_LIMITS.sharedAnswersPerPerson, String(by));
    await this.#updateConnected({ by, id }, async (one, hasNames) => {
      const hasChanged = one.edit(by, text, version, hasNames, this.clock.now());
      if (hasChanged) await this.#notify(one, by, 'answer-edited');
    });
  }

  /**
   * Agrees, and publishes the answer once both have agreed.
   * @throws the errors of SharedAnswer.agree
   */
  async agree({ by, id }: DecisionInput, agreement: Agreement): Promise<void> {
    await this.#updateConnected({ by, id }, async (one, hasNames) => {
      const haveBothAgreed = one.agree(by, agreement, hasNames, this.clock.now());
      if (!haveBothAgreed) return;
      const state = one.snapshot();
      const { postId, replyId } = await this.publishAnswer.publish({ ...state, about: fromAboutColumns(state) });
      one.publish(postId, replyId);
    });
  }

  /**
   * Declines or withdraws, even if the two are no longer connected.
   * @throws SharedAnswerNotFound
   */
  async declineOrWithdraw({ by, id }: DecisionInput): Promise<void> {
    const other = await this.#getOtherSide({ by, id });
    await this.transactions.run(async () => {
      const areConnected = (await this.conversationPartners.findAskerAndAnswerer(by, other)) !== null;
      await this.sharedAnswers.update(id, async (answer) => {
        const before = answer.snapshot();
        const ended = answer.declineOrWithdraw(by, this.clock.now());
        if (!ended) return;
        await this.publishAnswer.withdraw(before);
        if (areConnected) await this.#notify(answer, by, ended === 'declined' ? 'answer-declined' : 'answer-withdrawn');
      });
    });
  }

  /**
   * Declines the unpublished suggestions of two people; joins the unit of work in which one blocks the other or they
   * disconnect.
   */
  async declineSuggestions(one: number, other: number): Promise<void> {
    for (const { id } of await this.sharedAnswers.listBetween(one, other, 100)) {
      await this.sharedAnswers.update(id, (answer) => {
        if (answer.snapshot().status === 'proposed') answer.declineOrWithdraw(one, this.clock.now());
      });
    }
  }

  /** Withdraws all shared answers of a person whose account is erased; joins the unit of work. */
  async withdrawAllByUser(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      for (const id of await this.sharedAnswers.listIdsByUser(userId)) {
        const one = await this.sharedAnswers.lock(id);
        await this.publishAnswer.withdraw(one.snapshot());
      }
      await this.sharedAnswers.deleteByUser(userId);
    });
  }

  async #updateConnected(
    { by, id }: DecisionInput,
    decide: (one: SharedAnswer, hasNames: HasNames) => Promise<void>,
  ): Promise<void> {
    const other = await this.#getOtherSide({ by, id });
    const hasNames = await this.names.createNameTest(by, other);
    await this.transactions.run(async () => {
      if (!(await this.conversationPartners.findAskerAndAnswerer(by, other))) throw new SharedAnswerNotFound();
      await this.sharedAnswers.update(id, (answer) => decide(answer, hasNames));
    });
  }

  async #getOtherSide({ by, id }: DecisionInput): Promise<number> {
    const one = await this.sharedAnswers.get(id);
    const { askerId, answererId } = one.sides;
    if (by !== askerId && by !== answererId) throw new SharedAnswerNotFound();
    return one.getOtherSide(by);
  }

  #notify(one: SharedAnswer, by: number, change: SharedAnswerChange): Promise<void> {
    const { id, version } = one.snapshot();
    const eventId = `shared-${change}:${id}:${version}:${by}`;
    return this.conversationPartners.notify(one.getOtherSide(by), { what: change, by, sharedAnswerId: id, eventId });
  }
}
