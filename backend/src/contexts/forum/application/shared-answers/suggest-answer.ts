import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { WritingRefused } from '../../domain/discussions/discussion-errors';
import {
  SharedAnswer,
  type SharedAnswerId,
  type SharedAnswerProposal,
} from '../../domain/shared-answers/shared-answer';
import { NotConnected, TooManySuggestions } from '../../domain/shared-answers/shared-answer-errors';
import { Colleges } from '../discussions/ports/members';
import { FindNamesInText } from './find-names-in-text';
import { ConversationPartners } from './ports/conversation-partners';
import { SharedAnswers } from './ports/shared-answers';

export const MAX_OPEN_SUGGESTIONS = 10;

interface SuggestAnswerInput extends SharedAnswerProposal {
  readonly by: number;
  readonly withUserId: number;
}

/** Suggests a question and its answer for the forum, as one side of a conversation. */
@UseCase()
export class SuggestAnswer {
  constructor(
    private readonly sharedAnswers: SharedAnswers,
    private readonly conversationPartners: ConversationPartners,
    private readonly names: FindNamesInText,
    private readonly colleges: Colleges,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws NotConnected, WritingRefused, TooManySuggestions, TooManyRequests */
  async execute({ by, withUserId, ...suggestion }: SuggestAnswerInput): Promise<SharedAnswerId> {
    if (!(await this.conversationPartners.findAskerAndAnswerer(by, withUserId))) throw new NotConnected();
    const hasNames = await this.names.createNameTest(by, withUserId);
    await this.#assertSubject(suggestion);
    await this.limits.consume(RATE_LIMITS.sharedAnswersPerPerson, String(by));

    return this.transactions.run(async () => {
      const askerAndAnswerer = await this.conversationPartners.findAskerAndAnswerer(by, withUserId);
      if (!askerAndAnswerer) throw new NotConnected();
      const open = await this.sharedAnswers.listBetween(by, withUserId, MAX_OPEN_SUGGESTIONS * 2);
      if (open.filter((one) => one.snapshot().status === 'proposed').length >= MAX_OPEN_SUGGESTIONS) {
        throw new TooManySuggestions(MAX_OPEN_SUGGESTIONS);
      }

      const id = await this.sharedAnswers.nextId();
      await this.sharedAnswers.save(
        SharedAnswer.propose(id, askerAndAnswerer, by, suggestion, hasNames, this.clock.now()),
      );
      const eventId = `shared-answer-suggested:${id}`;
      await this.conversationPartners.notify(withUserId, { what: 'answer-suggested', by, sharedAnswerId: id, eventId });
      return id;
    });
  }

  async #assertSubject({ collegeId, about }: SharedAnswerProposal): Promise<void> {
    if (!(await this.colleges.findByIds([collegeId])).has(collegeId)) {
      throw new WritingRefused([{ field: 'collegeId', message: 'Choose a college from the list' }]);
    }
    const unknown = about ? await this.colleges.findUnknown(collegeId, about) : null;
    if (unknown) throw new WritingRefused([{ ...unknown, field: `about.${unknown.field}` }]);
  }
}
