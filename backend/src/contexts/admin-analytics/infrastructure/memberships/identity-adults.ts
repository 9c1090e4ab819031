import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { Adults } from '../../application/memberships/ports/adults';

@Injectable()
export class IdentityAdults extends Adults {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  async includes(userId: number): Promise<boolean> {
    const [person] = await this.identity.people([userId]);
    return person?.isMinor === false;
  }
}
