import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { PeopleAround } from '../../application/ports/people-around';
import type { ShownPerson } from '../../domain/what-is-shown';

@Injectable()
export class IdentityPeopleAround extends PeopleAround {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  async present(userIds: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>> {
    const [people, reachable] = await Promise.all([this.identity.people(userIds), this.identity.reachable(userIds)]);
    return new Map(people.filter(({ id }) => reachable.has(id)).map((person) => [person.id, person]));
  }

  named(part: string): Promise<readonly number[]> {
    return this.identity.idsNamed(part);
  }

  async addressOf(userId: number): Promise<string | null> {
    return (await this.identity.reachable([userId])).get(userId) ?? null;
  }
}
