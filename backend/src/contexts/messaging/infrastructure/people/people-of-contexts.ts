import { tzOffset } from '@date-fns/tz';
import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { MentorshipFacade } from '../../../mentorship';
import { type NamedPerson, People } from '../../application/people/ports/people';
import { type Clocks, UTC } from '../../domain/delivery-schedule/mail-plan';

@Injectable()
export class PeopleOfContexts extends People {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly mentorship: MentorshipFacade,
  ) {
    super();
  }

  async isMinor(userId: number): Promise<boolean> {
    const [person] = await this.identity.people([userId]);
    return person?.isMinor === true;
  }

  async findActive(ids: readonly number[]): Promise<ReadonlyMap<number, NamedPerson>> {
    if (ids.length === 0) return new Map();
    const people = await this.identity.shownPeople([...new Set(ids)]);
    return new Map(
      people.map(({ id, displayName, avatarUrl, isMinor }) => [id, { id, displayName, avatarUrl, isMinor }]),
    );
  }

  async findExistingIds(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set((await this.identity.people(ids)).map(({ id }) => id));
  }

  async findAddress(userId: number): Promise<string | null> {
    return (await this.identity.reachable([userId])).get(userId) ?? null;
  }

  async getClocks(userId: number): Promise<Clocks> {
    const zone = (await this.mentorship.findTimeZones([userId])).get(userId);
    if (!zone || Number.isNaN(tzOffset(zone, new Date()))) return UTC;
    return { offsetAt: (moment) => tzOffset(zone, new Date(moment)) };
  }

  listSimilarMentors(mentorId: number, forUserId: number): Promise<readonly number[]> {
    return this.mentorship.listSimilarMentors(mentorId, forUserId);
  }
}
