import type { SignedInUser } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import type { Role } from '../../../../shared/domain/role';
import { findRelationshipStatus } from '../finder/get-alumni';
import { type ListedPerson, toListedPerson } from './list-people';
import { People } from '../profiles/ports/people';
import { type DirectorySearch, type FoundPerson, PeopleDirectory } from './ports/people-directory';
import { Relations, type RelationsOfUser } from '../connections/ports/connections';

export interface SearchPeopleInput {
  readonly by: Pick<SignedInUser, 'id' | 'role'>;
  /** Part of the displayed name. */
  readonly q: string;
  readonly limit: number;
}

/** A person in the search results. */
export interface PersonHit {
  readonly id: number;
  readonly fullName: string;
  readonly role: Role;
  readonly avatarUrl: string | null;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
  /** Their work or studies; null if neither may be shown. */
  readonly headline: string | null;
}

/**
 * Searches people by name: connections first, sorted by name, then alumni as in the finder. Only alumni find students
 * whom they aren't connected with.
 */
@UseCase()
export class SearchPeople {
  constructor(
    private readonly directory: PeopleDirectory,
    private readonly relations: Relations,
    private readonly people: People,
  ) {}

  async execute({ by, q, limit }: SearchPeopleInput): Promise<PersonHit[]> {
    const relations = await this.relations.findByUserId(by.id);
    const found = await this.#findConnected(relations, q, limit);
    if (found.length < limit) found.push(...(await this.#findListed(by, relations, q, limit - found.length)));
    const people = await this.people.findActiveByIds(found.map(({ id }) => id));
    return found.flatMap((one) => {
      const person = people.get(one.id);
      const listed = person && toListedPerson(one, person, findRelationshipStatus(relations, one.id));
      if (!listed) return [];
      const { id, fullName, role, avatarUrl, isSample } = listed;
      return [{ id, fullName, role, avatarUrl, isSample, headline: profileHeadline(listed) }];
    });
  }

  async #findConnected({ connected, blocked }: RelationsOfUser, q: string, limit: number): Promise<FoundPerson[]> {
    const unblockedIds = connected.filter((id) => !blocked.includes(id));
    const ids = unblockedIds.length > 0 ? await this.directory.listIdsByName(unblockedIds, q, limit, 0) : [];
    if (ids.length === 0) return [];
    const search: DirectorySearch = { seesStudents: true, always: ids, onlyAlways: true, never: blocked, connected };
    const { items } = await this.directory.list(search, { limit, offset: 0 });
    return [...items].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  async #findListed(
    by: SearchPeopleInput['by'],
    { connected, blocked }: RelationsOfUser,
    name: string,
    limit: number,
  ): Promise<readonly FoundPerson[]> {
    const never = [by.id, ...blocked, ...connected];
    const search = { seesStudents: by.role === 'alumni', always: [], never, connected, name };
    return (await this.directory.list(search, { limit, offset: 0 })).items;
  }
}

function profileHeadline({ alumniProfile, studentProfile }: ListedPerson): string | null {
  if (studentProfile) return studentProfile.intendedMajor ?? studentProfile.currentSchool;
  if (!alumniProfile) return null;
  const { currentPosition, company, college, graduationYear } = alumniProfile;
  if (currentPosition && company) return `${currentPosition} at ${company}`;
  return currentPosition ?? company ?? ([college, graduationYear].filter(Boolean).join(', ') || null);
}
