import type { WrittenChoice } from '../domain/written-choice';

export { type WrittenChoice } from '../domain/written-choice';

/** What one context stores about a person: rows by type, as they are stored. */
export type PersonalDataTables = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** One context's data about people. */
export interface PersonalDataPart {
  /** Exports what is stored about a person, without credentials; left out if nothing of it belongs in an export. */
  export?(userId: number): Promise<PersonalDataTables>;

  /**
   * Erases a person, in the caller's unit of work. What others need to see stays without a name; public content of the
   * person stays or is deleted, as they chose. Left out if the caller erases it.
   */
  erase?(userId: number, written: WrittenChoice): Promise<void>;
}

/**
 * Everything that is stored about a person. The composition registers the parts of all contexts at the start, so that
 * the context of accounts can export and erase them without knowing the contexts.
 */
export abstract class PersonalDataRegistry {
  /** The names of the parts that can be exported, in the order of registration. */
  abstract readonly parts: readonly string[];

  /** Exports what one of `parts` stores, without credentials. */
  abstract export(part: string, userId: number): Promise<PersonalDataTables>;

  /** Erases the person from every part, in the order of registration and in the caller's unit of work. */
  abstract erase(userId: number, written: WrittenChoice): Promise<void>;
}
