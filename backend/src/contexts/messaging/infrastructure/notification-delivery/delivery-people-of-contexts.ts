import { tzOffset } from '@date-fns/tz';
import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { MentorshipFacade } from '../../../mentorship';
import { DeliveryPeople } from '../../application/notification-delivery/ports/delivery-people';
import { type Clocks, UTC } from '../../domain/notification-delivery/digest-time';
import type { KnownPerson } from '../../domain/notification-delivery/unread-news';

/** Identity knows the accounts, mentorship the time zones. */
@Injectable()
export class DeliveryPeopleOfContexts extends DeliveryPeople {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly mentorship: MentorshipFacade,
  ) {
    super();
  }

  async addressOf(userId: number): Promise<string | null> {
    return (await this.identity.reachable([userId])).get(userId) ?? null;
  }

  async known(ids: readonly number[]): Promise<ReadonlyMap<number, KnownPerson>> {
    const reachable = await this.identity.reachable([...new Set(ids)]);
    const people = await this.identity.peopleWithoutColleges([...reachable.keys()]);
    return new Map(people.map(({ id, displayName, isMinor }) => [id, { displayName, isMinor }]));
  }

  async clocksOf(userId: number): Promise<Clocks> {
    const zone = (await this.mentorship.timeZonesOf([userId])).get(userId);
    if (!zone || Number.isNaN(tzOffset(zone, new Date()))) return UTC;
    return { offsetAt: (moment) => tzOffset(zone, new Date(moment)) };
  }
}
