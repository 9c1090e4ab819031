import type { WrittenChoice } from '../domain/written-choice';

export { WRITTEN_CHOICES, type WrittenChoice } from '../domain/written-choice';

/** What one context keeps about a person: rows by what they are, as they are kept. */
export type PersonalDataTables = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Everything that is kept about a person, wherever it is kept. Put together by the composition. */
export abstract class PersonalDataRegistry {
  /** The parts, in the order they are asked; identity comes first. */
  abstract readonly parts: readonly string[];

  /** What one of `parts` keeps; without what proves who the person is. */
  abstract export(part: string, userId: number): Promise<PersonalDataTables>;

  /**
   * Empties every context but identity of the person, inside the caller's unit of work. What others need to see stays
   * without a name; what the person wrote in public stays or goes as they chose.
   */
  abstract erase(userId: number, written: WrittenChoice): Promise<void>;
}
