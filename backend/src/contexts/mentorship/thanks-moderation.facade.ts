import { Injectable } from '@nestjs/common';
import { ModerateThanks } from './application/mentoring-outcomes/thanks';
import type { ThanksState } from './domain/mentoring-outcomes/thanks';

/** Thanks of students to alumni, as moderation sees and hides them. */
@Injectable()
export class ThanksModerationFacade {
  constructor(private readonly moderateThanks: ModerateThanks) {}

  /**
   * Returns the author of thanks that `by` can read: published ones, and those they received.
   * @returns null if there are none
   */
  findAuthorFor(by: number, id: number): Promise<{ authorId: number } | null> {
    return this.moderateThanks.findAuthorFor(by, id);
  }

  /** Returns thanks for operators, hidden or not; null if there are none. */
  find(id: number): Promise<ThanksState | null> {
    return this.moderateThanks.find(id);
  }

  /**
   * Hides thanks from everyone but their author, or shows them again.
   * @returns false if there are none
   */
  setHidden(id: number, isHidden: boolean): Promise<boolean> {
    return this.moderateThanks.setHidden(id, isHidden);
  }
}
