import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { PeopleAround } from '../../application/profiles/ports/people-around';
import type { DirectoryPerson } from '../../domain/search-index/directory-entry';
import type { ShownPerson } from '../../domain/profiles/what-is-shown';

@Injectable()
export class IdentityPeopleAround extends PeopleAround {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  async present(userIds: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>> {
    const [people, reachable] = await Promise.all([this.identity.people(userIds), this.identity.reachable(userIds)]);
    return new Map(people.filter(({ id }) => reachable.has(id)).map((person) => [person.id, person]));
  }

  forDirectory(userIds: readonly number[]): Promise<readonly DirectoryPerson[]> {
    return this.identity.forDirectory(userIds);
  }

  idsAfter(userId: number, most: number): Promise<readonly number[]> {
    return this.identity.idsAfter(userId, most);
  }

  async addressOf(userId: number): Promise<string | null> {
    return (await this.identity.reachable([userId])).get(userId) ?? null;
  }
}
