import { Injectable } from '@nestjs/common';
import { type Representative, People } from '../../application/memberships/ports/people';
import { IdentityFacade } from '../../../identity';

@Injectable()
export class IdentityPeople extends People {
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

  async isAdult(userId: number): Promise<boolean> {
    const [person] = await this.identity.people([userId]);
    return person?.isMinor === false;
  }
}
