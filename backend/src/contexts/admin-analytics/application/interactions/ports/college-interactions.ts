import type { Interaction } from '../../../domain/interactions/college-interaction';

/** What people did with colleges. */
export abstract class Interactions {
  /** Keeps it once, however often its event is told. */
  abstract add(interaction: Interaction): Promise<void>;
}
