import { type Interaction, MAX_COUNTED_PER_DAY } from '../../../domain/interactions/college-interaction';
import { type CollegeInterest, Interactions } from '../ports/college-interactions';

/** An interaction with the ID under which it is stored. */
export interface StoredInteraction extends Interaction {
  readonly id: number;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export class InMemoryInteractions extends Interactions {
  readonly #events = new Set<string>();
  readonly #byUser = new Map<number | null, readonly StoredInteraction[]>();

  async save(interactions: readonly Interaction[]): Promise<void> {
    for (const one of interactions) this.#addOne(one);
  }

  #addOne(interaction: Interaction): void {
    if (this.#events.has(interaction.eventId) || this.#exceedsDailyLimit(interaction)) return;
    this.#events.add(interaction.eventId);
    const { userId } = interaction;
    this.#byUser.set(userId, [...this.listByUser(userId), { ...interaction, id: this.#events.size }]);
  }

  async countInterested(
    collegeIds: readonly number[],
    since: Date,
    minPeople: number,
  ): Promise<readonly CollegeInterest[]> {
    const counted = this.all().filter(
      ({ type, occurredAt, userId }) => userId !== null && occurredAt >= since && (type === 'view' || type === 'save'),
    );
    const interests = collegeIds.map((collegeId) => ({
      collegeId,
      people: new Set(counted.filter((one) => one.collegeId === collegeId).map(({ userId }) => userId)).size,
    }));
    return interests.filter(({ people }) => people >= minPeople);
  }

  all(): readonly StoredInteraction[] {
    return [...this.#byUser.values()].flat().sort((one, other) => one.id - other.id);
  }

  listByUser(userId: number | null): readonly StoredInteraction[] {
    return this.#byUser.get(userId) ?? [];
  }

  /** @returns how many were deleted */
  deleteByUser(userId: number, isDeleted: (interaction: StoredInteraction) => boolean): number {
    const left = this.listByUser(userId).filter((one) => !isDeleted(one));
    const deleted = this.listByUser(userId).length - left.length;
    this.#byUser.set(userId, left);
    return deleted;
  }

  #exceedsDailyLimit({ userId, collegeId, type, occurredAt }: Interaction): boolean {
    if (userId === null || type !== 'view') return false;
    const sameDay = this.listByUser(userId).filter(
      (one) => one.collegeId === collegeId && one.type === 'view' && dayOf(one.occurredAt) === dayOf(occurredAt),
    );
    return sameDay.length >= MAX_COUNTED_PER_DAY.view!;
  }
}
