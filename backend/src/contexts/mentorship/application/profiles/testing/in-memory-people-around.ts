import type { DirectoryPerson } from '../../../domain/search-index/directory-entry';
import type { ShownPerson } from '../../../domain/profiles/what-is-shown';
import { PeopleAround } from '../ports/people-around';

/** People by key, as a test adds them. */
export class InMemoryPeopleAround extends PeopleAround {
  readonly #kept = new Map<number, ShownPerson>();
  readonly addresses = new Map<number, string>();

  add(id: number, details: Partial<ShownPerson> = {}): this {
    const person = { id, role: 'student', displayName: `Person ${id}`, avatarUrl: `/pictures/${id}`, isMinor: false };
    this.#kept.set(id, { ...person, role: 'student', ...details });
    return this;
  }

  remove(id: number): void {
    this.#kept.delete(id);
  }

  async present(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>> {
    return new Map([...this.#kept].filter(([id]) => ids.includes(id)));
  }

  async forDirectory(ids: readonly number[]): Promise<readonly DirectoryPerson[]> {
    return [...this.#kept.values()].filter(({ id }) => ids.includes(id)).map(directoryPerson);
  }

  async idsAfter(userId: number, most: number): Promise<readonly number[]> {
    const ids = [...this.#kept.keys()].sort((one, other) => one - other);
    return ids.filter((id) => id > userId).slice(0, most);
  }

  async addressOf(userId: number): Promise<string | null> {
    return this.addresses.get(userId) ?? null;
  }
}

const directoryPerson = ({ id, role, displayName, isMinor }: ShownPerson): DirectoryPerson => ({
  ...{ id, role, displayName, adultFrom: isMinor ? '2030-01-01' : null, takesPart: true },
});
