import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { People } from '../../application/ports/people';
import type { PersonId } from '../../domain/ids';
import type { ShownPerson } from '../../domain/person';

@Injectable()
export class IdentityPeople extends People {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  async withIds(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>> {
    const people = await this.identity.people(ids);
    return new Map(people.map((person) => [person.id, { ...person, id: person.id as PersonId }]));
  }
}
