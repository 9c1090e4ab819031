import type { WrittenChoice } from '../domain/written-choice';

export { WRITTEN_CHOICES, type WrittenChoice } from '../domain/written-choice';

/** What one context stores about a person: rows by type, as they are stored. */
export type PersonalDataTables = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Everything that is stored about a person, in all contexts. Assembled by the composition. */
export abstract class PersonalDataRegistry {
  /** The parts, in the order in which they are exported; identity comes first. */
  abstract readonly parts: readonly string[];

  /** Exports what one of `parts` stores, without credentials. */
  abstract export(part: string, userId: number): Promise<PersonalDataTables>;

  /**
   * Erases the person from every context except identity, in the caller's unit of work. What others need to see stays
   * without a name; public content of the person stays or is deleted, as they chose.
   */
  abstract erase(userId: number, written: WrittenChoice): Promise<void>;
}
