import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { ConnectionPeople } from '../../application/profiles/ports/connection-people';
import type { ShownPerson } from '../../domain/profiles/what-is-shown';

@Injectable()
export class IdentityConnectionPeople extends ConnectionPeople {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  async taking(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>> {
    if (ids.length === 0) return new Map();
    const reachable = await this.identity.reachable(ids);
    const people = await this.identity.peopleWithoutColleges([...reachable.keys()]);
    return new Map(people.map((person) => [person.id, person]));
  }

  async mailAddressOf(userId: number): Promise<string | null> {
    return (await this.identity.reachable([userId])).get(userId) ?? null;
  }
}
