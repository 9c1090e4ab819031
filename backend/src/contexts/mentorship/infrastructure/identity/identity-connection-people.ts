import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { ConnectionPeople, type Participant } from '../../application/ports/connection-people';

@Injectable()
export class IdentityConnectionPeople extends ConnectionPeople {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  async taking(ids: readonly number[]): Promise<ReadonlyMap<number, Participant>> {
    if (ids.length === 0) return new Map();
    const reachable = await this.identity.reachable(ids);
    const people = await this.identity.people([...reachable.keys()]);
    return new Map(people.map((person) => [person.id, { ...person, isReachable: reachable.get(person.id) !== null }]));
  }

  async mailAddressOf(userId: number): Promise<string | null> {
    return (await this.identity.reachable([userId])).get(userId) ?? null;
  }
}
