import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { type NamedPerson, NotificationPeople } from '../../application/notifications/ports/notification-people';

@Injectable()
export class IdentityNotificationPeople extends NotificationPeople {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  async named(ids: readonly number[]): Promise<ReadonlyMap<number, NamedPerson>> {
    if (ids.length === 0) return new Map();
    const reachable = await this.identity.reachable(ids);
    const people = await this.identity.peopleWithoutColleges([...reachable.keys()]);
    return new Map(people.map(({ id, displayName, avatarUrl }) => [id, { id, displayName, avatarUrl }]));
  }

  async accountsAmong(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set((await this.identity.peopleWithoutColleges(ids)).map(({ id }) => id));
  }
}
