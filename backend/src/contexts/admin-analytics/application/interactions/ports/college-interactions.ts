import type { Interaction } from '../../../domain/interactions/college-interaction';

/** What people did with colleges. */
export abstract class Interactions {
  /** Stores each once, however often its event comes, and of a student at most three views of a college and day. */
  abstract add(interactions: readonly Interaction[]): Promise<void>;
}
