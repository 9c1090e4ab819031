import { UseCase } from '../../../../shared/application/use-case';
import type { SharedAnswer, SharedAnswerState } from '../../domain/shared-answers/shared-answer';
import { SharedAnswerNotFound } from '../../domain/shared-answers/shared-answer-errors';
import { Colleges } from '../discussions/ports/members';
import { FindNamesInText } from './find-names-in-text';
import { ConversationPartners } from './ports/conversation-partners';
import { SharedAnswers } from './ports/shared-answers';

const MAX_SHARED_ANSWERS = 20;

/** A shared answer as one of the two people sees it. */
export interface ShownSharedAnswer {
  readonly state: SharedAnswerState;
  readonly collegeName: string | null;
  /** Parts of the text that look like names of the two people. */
  readonly names: readonly string[];
  readonly agreedByMe: boolean;
  readonly agreedByOther: boolean;
}

/** Lists the suggested and published answers of two people. */
@UseCase()
export class ListSharedAnswers {
  constructor(
    private readonly sharedAnswers: SharedAnswers,
    private readonly conversationPartners: ConversationPartners,
    private readonly names: FindNamesInText,
    private readonly colleges: Colleges,
  ) {}

  /**
   * Newest first. Published answers stay listed when the two are no longer connected, so that either can withdraw them.
   */
  async execute(viewer: number, withUserId: number): Promise<ShownSharedAnswer[]> {
    const areConnected = (await this.conversationPartners.findAskerAndAnswerer(viewer, withUserId)) !== null;
    const all = await this.sharedAnswers.listBetween(viewer, withUserId, MAX_SHARED_ANSWERS);
    const shown = all.filter((one) => areConnected || one.snapshot().status === 'published');
    return this.#toShownAnswers(viewer, withUserId, shown);
  }

  /** @throws SharedAnswerNotFound */
  async getSharedAnswer(viewer: number, id: number): Promise<ShownSharedAnswer> {
    const one = await this.sharedAnswers.get(id);
    const { askerId, answererId } = one.sides;
    if (viewer !== askerId && viewer !== answererId) throw new SharedAnswerNotFound();
    const [shown] = await this.#toShownAnswers(viewer, one.getOtherSide(viewer), [one]);
    return shown!;
  }

  async #toShownAnswers(viewer: number, other: number, all: readonly SharedAnswer[]): Promise<ShownSharedAnswer[]> {
    if (all.length === 0) return [];
    const states = all.map((one) => one.snapshot());
    const names = await this.names.findKnownNames(viewer, other, states);
    const colleges = await this.colleges.findByIds([...new Set(states.map(({ collegeId }) => collegeId))]);
    return all.map((one, at) => ({
      state: states[at]!,
      collegeName: colleges.get(states[at]!.collegeId)?.name ?? null,
      names: names[at]!,
      agreedByMe: one.hasAgreed(viewer),
      agreedByOther: one.hasAgreed(other),
    }));
  }
}
