import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '../../../colleges';
import { PeopleFacade } from '../../../identity';
import { BroadcastPeople } from '../../application/broadcasts/ports/broadcast-people';

@Injectable()
export class ContextsBroadcastPeople extends BroadcastPeople {
  constructor(
    private readonly identity: PeopleFacade,
    private readonly colleges: CatalogFacade,
  ) {
    super();
  }

  async findActiveStudents(ids: readonly number[]): Promise<readonly number[]> {
    if (ids.length === 0) return [];
    const people = await this.identity.listVisiblePeople(ids);
    return people.filter(({ role }) => role === 'student').map(({ id }) => id);
  }

  async isAdult(userId: number): Promise<boolean> {
    const [person] = await this.identity.listPeople([userId]);
    return person?.isMinor === false;
  }

  async findNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const people = await this.identity.listVisiblePeople(ids);
    return new Map(people.map(({ id, displayName }) => [id, displayName]));
  }

  async findCollegeNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    return new Map((await this.colleges.listNames(ids)).map(({ id, name }) => [id, name]));
  }
}
