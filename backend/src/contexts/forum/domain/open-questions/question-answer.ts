import { Aggregate } from '../../../../shared/domain/aggregate';
import type { Id } from '../../../../shared/domain/id';
import type { PostId, ReplyId } from '../discussions/events';
import type { HiddenBy } from '../discussions/writer';
import { OpenQuestionNotAnswered } from './open-question-errors';
import { normalizeAnswerText } from './open-question-text';
import type { OpenQuestionId } from './open-question';

export type QuestionAnswerId = Id<'QuestionAnswer'>;

export interface QuestionAnswerState {
  id: QuestionAnswerId;
  questionId: OpenQuestionId;
  alumId: number;
  text: string;
  answeredAt: Date;
  /** Whether it helped; null until the asker decides. */
  isGood: boolean | null;
  hasAskerConsented: boolean;
  hasAlumConsented: boolean;
  /** The discussion and the reply; null unless it is published. */
  postId: PostId | null;
  replyId: ReplyId | null;
  hiddenBy: HiddenBy | null;
}

/** What a changed consent means for the publication. */
type ConsentEffect = 'publish' | 'withdraw' | null;

/** An alum's answer to an open question. Private until the asker and the alum both consent to its publication. */
export class QuestionAnswer extends Aggregate {
  private constructor(private readonly state: QuestionAnswerState) {
    super();
  }

  /** @throws WritingRefused */
  static write(
    id: QuestionAnswerId,
    questionId: OpenQuestionId,
    alumId: number,
    text: string,
    now: Date,
  ): QuestionAnswer {
    return new QuestionAnswer({
      id,
      questionId,
      alumId,
      text: normalizeAnswerText(text),
      answeredAt: now,
      isGood: null,
      hasAskerConsented: false,
      hasAlumConsented: false,
      postId: null,
      replyId: null,
      hiddenBy: null,
    });
  }

  static restore(state: QuestionAnswerState): QuestionAnswer {
    return new QuestionAnswer(state);
  }

  decide(isGood: boolean): void {
    this.state.isGood = isGood;
  }

  /**
   * One of the two allows the publication or no longer allows it; repeating it changes nothing.
   * @throws OpenQuestionNotAnswered unless the asker marked the answer as good and no moderator has hidden it
   */
  consent(side: 'asker' | 'alum', publish: boolean): ConsentEffect {
    if (publish && (this.state.isGood !== true || this.state.hiddenBy !== null)) throw new OpenQuestionNotAnswered();
    if (side === 'asker') this.state.hasAskerConsented = publish;
    else this.state.hasAlumConsented = publish;
    const { hasAskerConsented, hasAlumConsented, postId } = this.state;
    if (!publish) return postId === null ? null : 'withdraw';
    return hasAskerConsented && hasAlumConsented && postId === null ? 'publish' : null;
  }

  setPublished(published: { readonly postId: PostId; readonly replyId: ReplyId } | null): void {
    Object.assign(this.state, published ?? { postId: null, replyId: null });
  }

  setHidden(by: HiddenBy | null): void {
    this.state.hiddenBy = by;
  }

  get id(): QuestionAnswerId {
    return this.state.id;
  }

  snapshot(): QuestionAnswerState {
    return { ...this.state };
  }
}
