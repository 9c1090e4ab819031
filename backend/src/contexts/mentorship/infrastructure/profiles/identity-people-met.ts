import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { PeopleMet } from '../../application/profiles/ports/people-met';
import type { ShownPerson } from '../../domain/profiles/what-is-shown';

@Injectable()
export class IdentityPeopleMet extends PeopleMet {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  async known(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>> {
    return new Map((await this.identity.people(ids)).map((person) => [person.id, person]));
  }
}
