import { type Representative, Representatives } from '../ports/representatives';

/** Knows the people it was told of, by their usernames. */
export class RepresentativesAtHand extends Representatives {
  readonly people = new Map<string, Representative>();

  async byId(userId: number): Promise<Representative | null> {
    return [...this.people.values()].find((person) => person.userId === userId) ?? null;
  }

  async byUsername(username: string): Promise<Representative | null> {
    return this.people.get(username) ?? null;
  }
}
