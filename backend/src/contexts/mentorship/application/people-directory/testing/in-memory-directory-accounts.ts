import type { PersonSummary } from '../../../domain/profiles/person';
import type { DirectoryPerson } from '../../../domain/search-index/search-entries';
import type { InMemoryPeople } from '../../profiles/testing/in-memory-people';
import { DirectoryAccounts } from '../ports/people-directory';

/** The accounts of the people that a test adds. */
export class InMemoryDirectoryAccounts extends DirectoryAccounts {
  constructor(private readonly people: InMemoryPeople) {
    super();
  }

  async listByIds(ids: readonly number[]): Promise<readonly DirectoryPerson[]> {
    return this.people.all.filter(({ id }) => ids.includes(id)).map(directoryPerson);
  }

  async listIdsAfter(id: number, limit: number): Promise<readonly number[]> {
    const ids = this.people.all.map((person) => person.id).sort((one, other) => one - other);
    return ids.filter((one) => one > id).slice(0, limit);
  }
}

const directoryPerson = ({ id, role, displayName, isMinor }: PersonSummary): DirectoryPerson => ({
  id,
  role,
  displayName,
  adultFrom: isMinor ? '2030-01-01' : null,
  takesPart: true,
});
