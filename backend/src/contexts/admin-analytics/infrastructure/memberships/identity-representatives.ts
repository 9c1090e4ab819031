import { Injectable } from '@nestjs/common';
import { type Representative, Representatives } from '../../application/memberships/ports/representatives';
import { IdentityFacade } from '../../../identity';

@Injectable()
export class IdentityRepresentatives extends Representatives {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  byId(userId: number): Promise<Representative | null> {
    return this.identity.collegeAdmin({ userId });
  }

  byUsername(username: string): Promise<Representative | null> {
    return this.identity.collegeAdmin({ username });
  }

  async namesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const people = await this.identity.people(userIds);
    const adults = people.filter(({ role, isMinor }) => role === 'college_admin' && !isMinor);
    return new Map(adults.map(({ id, displayName }) => [id, displayName]));
  }
}
