import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { People, type ShownPerson } from '../../application/ports/people';

@Injectable()
export class IdentityPeople extends People {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  shown(ids: readonly number[]): Promise<readonly ShownPerson[]> {
    return this.identity.people(ids);
  }
}
