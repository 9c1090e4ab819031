import { MOST_PER_DAY } from '../../../domain/intent/intent-score';
import type { Interaction } from '../../../domain/interactions/college-interaction';
import { Interactions } from '../ports/college-interactions';

/** An interaction with the number under which it is stored. */
export interface StoredInteraction extends Interaction {
  readonly id: number;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export class InMemoryInteractions extends Interactions {
  #rows: readonly StoredInteraction[] = [];
  #lastId = 0;

  async add(interaction: Interaction): Promise<void> {
    const isKnown = this.#rows.some(({ eventId }) => eventId === interaction.eventId);
    if (isKnown || this.#isOneTooMany(interaction)) return;
    this.#rows = [...this.#rows, { ...interaction, id: ++this.#lastId }];
  }

  all(): readonly StoredInteraction[] {
    return this.#rows;
  }

  /** @returns how many there were */
  deleteThose(isDeleted: (interaction: StoredInteraction) => boolean): number {
    const left = this.#rows.filter((one) => !isDeleted(one));
    const deleted = this.#rows.length - left.length;
    this.#rows = left;
    return deleted;
  }

  #isOneTooMany({ userId, collegeId, type, occurredAt }: Interaction): boolean {
    if (userId === null || type !== 'view') return false;
    const sameDay = this.#rows.filter(
      (one) =>
        one.userId === userId &&
        one.collegeId === collegeId &&
        one.type === 'view' &&
        dayOf(one.occurredAt) === dayOf(occurredAt),
    );
    return sameDay.length >= MOST_PER_DAY.view!;
  }
}
