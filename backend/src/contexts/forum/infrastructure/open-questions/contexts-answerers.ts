import { Injectable } from '@nestjs/common';
import { AnswerersFacade } from '../../../mentorship';
import { Answerers, type Candidate, type CandidateQuery } from '../../application/open-questions/ports/question-people';
import type { OpenQuestionId } from '../../domain/open-questions/open-question';
import type { QuestionOffer } from '../../domain/open-questions/question-offer';

@Injectable()
export class ContextsAnswerers extends Answerers {
  constructor(private readonly alumni: AnswerersFacade) {
    super();
  }

  listCandidates(query: CandidateQuery): Promise<readonly Candidate[]> {
    return this.alumni.listCandidates(query);
  }

  countNewOffers(openOffers: number): number {
    return this.alumni.countNewOffers(openOffers);
  }

  async makeOffers(
    questionId: OpenQuestionId,
    candidates: readonly Candidate[],
    now: Date,
  ): Promise<readonly QuestionOffer[]> {
    const userIds = candidates.map(({ userId }) => userId);
    await this.alumni.noteOffered(userIds, now);
    const expiresAt = this.alumni.getOfferExpiry(now);
    return candidates.map((one) => ({ ...one, questionId, offeredAt: now, expiresAt, status: 'open' }));
  }

  async charge(): Promise<void> {}

  async giveBack(): Promise<void> {}
}
