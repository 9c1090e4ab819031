import { Injectable } from '@nestjs/common';
import { AnswerersFacade, MinutesFacade, ReplyTimesFacade } from '../../../mentorship';
import {
  Answerers,
  type Candidate,
  type CandidateQuery,
  type QuestionReply,
} from '../../application/open-questions/ports/question-people';
import { OPEN_QUESTION_RULES, type OpenQuestionId } from '../../domain/open-questions/open-question';
import type { QuestionOffer } from '../../domain/open-questions/question-offer';

@Injectable()
export class ContextsAnswerers extends Answerers {
  constructor(
    private readonly alumni: AnswerersFacade,
    private readonly minutes: MinutesFacade,
    private readonly replyTimes: ReplyTimesFacade,
  ) {
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

  charge(alumId: number, questionId: number, collegeId: number): Promise<void> {
    const source = { kind: 'open-question', id: questionId, collegeId } as const;
    return this.minutes.charge(alumId, source, OPEN_QUESTION_RULES.minutes);
  }

  countReply(reply: QuestionReply): Promise<void> {
    return this.replyTimes.noteAnswer(reply);
  }

  giveBack(alumId: number, questionId: number): Promise<void> {
    return this.minutes.giveBack(alumId, { kind: 'open-question', id: questionId });
  }
}
