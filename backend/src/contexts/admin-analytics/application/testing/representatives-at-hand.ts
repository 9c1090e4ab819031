import { type Representative, Representatives } from '../ports/representatives';

/** Knows the people it was told of, by their usernames. */
export class RepresentativesAtHand extends Representatives {
  readonly #people = new Map<string, Representative>();

  /** Without a second factor, unless told otherwise. */
  put(username: string, person: Omit<Representative, 'twoFactorEnabled'> & Partial<Representative>): void {
    this.#people.set(username, { twoFactorEnabled: false, ...person });
  }

  /** The person has another role now. */
  remove(username: string): void {
    this.#people.delete(username);
  }

  async byId(userId: number): Promise<Representative | null> {
    return [...this.#people.values()].find((person) => person.userId === userId) ?? null;
  }

  async byUsername(username: string): Promise<Representative | null> {
    return this.#people.get(username) ?? null;
  }
}
