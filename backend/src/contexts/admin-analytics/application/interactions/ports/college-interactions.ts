import type { Interaction } from '../../../domain/interactions/college-interaction';

/** Stored interactions with colleges. */
export abstract class Interactions {
  /**
   * Stores each interaction once, even if its event arrives again, and at most three views per student, college and
   * day.
   */
  abstract save(interactions: readonly Interaction[]): Promise<void>;
}
