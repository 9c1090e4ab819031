import { Injectable } from '@nestjs/common';
import { CollegesFacade } from '../../../colleges';
import { IdentityFacade } from '../../../identity';
import { BroadcastPeople } from '../../application/broadcasts/ports/broadcast-people';

@Injectable()
export class ContextsBroadcastPeople extends BroadcastPeople {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly colleges: CollegesFacade,
  ) {
    super();
  }

  async findActiveStudents(ids: readonly number[]): Promise<readonly number[]> {
    if (ids.length === 0) return [];
    const people = await this.identity.shownPeople(ids);
    return people.filter(({ role }) => role === 'student').map(({ id }) => id);
  }

  async isAdult(userId: number): Promise<boolean> {
    const [person] = await this.identity.people([userId]);
    return person?.isMinor === false;
  }

  async findNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const people = await this.identity.shownPeople(ids);
    return new Map(people.map(({ id, displayName }) => [id, displayName]));
  }

  async findCollegeNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    return new Map((await this.colleges.namesOf(ids)).map(({ id, name }) => [id, name]));
  }
}
