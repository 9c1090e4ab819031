import { Injectable } from '@nestjs/common';
import {
  type AnswererWithFit,
  ListAnswerers,
  type ListAnswerersInput,
} from './application/question-offers/list-answerers';
import { FinderReader } from './application/finder/ports/finder';
import { countNewOffers, offerExpiresAt } from './domain/question-offers/question-offers';
import { Answerers } from './application/question-offers/ports/answerers';

/** The college by which an answer is signed. */
interface AnswererSignature {
  readonly collegeId: number | null;
  readonly collegeName: string | null;
  /** Whether the college has confirmed the person as its alum, or the person claimed an imported profile. */
  readonly isVerified: boolean;
}

/** Alumni who answer open questions. */
@Injectable()
export class AnswerersFacade {
  constructor(
    private readonly answerers: Answerers,
    private readonly listAnswerers: ListAnswerers,
    private readonly finder: FinderReader,
  ) {}

  /** Lists the alumni to whom a question is offered next, best fit first; fewer than `limit` if there aren't more. */
  listCandidates(input: ListAnswerersInput): Promise<readonly AnswererWithFit[]> {
    return this.listAnswerers.execute(input);
  }

  /** Returns how many more alumni a question with `openOffers` unexpired offers is offered to. */
  countNewOffers(openOffers: number): number {
    return countNewOffers(openOffers);
  }

  /** Returns when an offer of this time expires. */
  getOfferExpiry(offeredAt: Date): Date {
    return offerExpiresAt(offeredAt);
  }

  /** Records that these alumni were offered a question; joins the current unit of work. */
  noteOffered(userIds: readonly number[], at: Date): Promise<void> {
    return this.answerers.noteOffered(userIds, at);
  }

  /** Finds how an answer of this alum is signed; null for people without an alumni profile. */
  async describe(userId: number): Promise<AnswererSignature | null> {
    const found = await this.finder.findById(userId);
    if (!found) return null;
    const { collegeId, college: collegeName } = found.profile;
    return { collegeId, collegeName, isVerified: collegeId !== null && found.isVerifiedAlum };
  }
}
