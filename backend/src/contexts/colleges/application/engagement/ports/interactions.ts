import type { Interaction } from '../../../domain/engagement/interaction';

/** Where interest in colleges is told. */
export abstract class Interactions {
  abstract tell(interaction: Interaction): Promise<void>;
}
