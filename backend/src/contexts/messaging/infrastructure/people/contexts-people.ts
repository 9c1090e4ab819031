import { tzOffset } from '@date-fns/tz';
import { Injectable } from '@nestjs/common';
import { PeopleFacade, PersonRecordFacade } from '../../../identity';
import { ProfilesFacade, RelationshipsFacade } from '../../../mentorship';
import { type NamedPerson, People } from '../../application/people/ports/people';
import { type TimeZoneOffsets, UTC_OFFSETS } from '../../domain/delivery-schedule/mail-plan';

@Injectable()
export class ContextsPeople extends People {
  constructor(
    private readonly identity: PeopleFacade,
    private readonly record: PersonRecordFacade,
    private readonly profiles: ProfilesFacade,
    private readonly relationships: RelationshipsFacade,
  ) {
    super();
  }

  async isMinor(userId: number): Promise<boolean> {
    const [person] = await this.identity.listPeople([userId]);
    return person?.isMinor === true;
  }

  async findActive(ids: readonly number[]): Promise<ReadonlyMap<number, NamedPerson>> {
    if (ids.length === 0) return new Map();
    const people = await this.identity.listVisiblePeople([...new Set(ids)]);
    return new Map(
      people.map(({ id, displayName, avatarUrl, isMinor, isSample }) => [
        id,
        { id, displayName, avatarUrl, isMinor, isSample },
      ]),
    );
  }

  async findExistingIds(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set((await this.identity.listPeople(ids)).map(({ id }) => id));
  }

  async findAddress(userId: number): Promise<string | null> {
    return (await this.identity.findReachableAddresses([userId])).get(userId) ?? null;
  }

  async getTimeZoneOffsets(userId: number): Promise<TimeZoneOffsets> {
    const zone = (await this.profiles.findTimeZones([userId])).get(userId);
    if (!zone || Number.isNaN(tzOffset(zone, new Date()))) return UTC_OFFSETS;
    return { offsetAt: (moment) => tzOffset(zone, new Date(moment)) };
  }

  canRepresentCollege(userId: number): Promise<boolean> {
    return this.record.canRepresentAny(userId);
  }

  listSimilarMentors(mentorId: number, forUserId: number): Promise<readonly number[]> {
    return this.relationships.listSimilarMentors(mentorId, forUserId);
  }
}
