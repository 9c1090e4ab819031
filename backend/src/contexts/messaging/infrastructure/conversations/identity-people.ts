import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { People } from '../../application/conversations/ports/people';

@Injectable()
export class IdentityPeople extends People {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  async isMinor(userId: number): Promise<boolean> {
    const [person] = await this.identity.peopleWithoutColleges([userId]);
    return person?.isMinor === true;
  }
}
