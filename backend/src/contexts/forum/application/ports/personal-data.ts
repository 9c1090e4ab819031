/** Everything this context keeps about a person: rows by what they are, as they are kept. */
export type PersonalRows = Record<string, readonly Record<string, unknown>[]>;

export abstract class PersonalData {
  abstract of(userId: number): Promise<PersonalRows>;
}
