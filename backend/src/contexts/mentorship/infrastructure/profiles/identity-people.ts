import { Injectable } from '@nestjs/common';
import { PeopleFacade, PersonRecordFacade } from '../../../identity';
import { People } from '../../application/profiles/ports/people';
import type { AlumniRegistration } from '../../domain/profile-fields/alumni-details';
import { PersonGone, type PersonSummary } from '../../domain/profiles/person';
import type { ProfileSummary } from '../../domain/profiles/profile-visibility';

@Injectable()
export class IdentityPeople extends People {
  constructor(
    private readonly identity: PeopleFacade,
    private readonly record: PersonRecordFacade,
  ) {
    super();
  }

  async getById(userId: number): Promise<PersonSummary> {
    const [person] = await this.identity.listPeople([userId]);
    if (!person) throw new PersonGone();
    return person;
  }

  async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>> {
    return mapById(await this.identity.listPeople(ids));
  }

  async findActiveByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>> {
    if (ids.length === 0) return new Map();
    return mapById(await this.identity.listVisiblePeople(ids));
  }

  async findEmailAddress(userId: number): Promise<string | null> {
    return (await this.identity.findReachableAddresses([userId])).get(userId) ?? null;
  }

  findAlumniRegistration(userId: number): Promise<AlumniRegistration | null> {
    return this.identity.findAlumniRegistration(userId);
  }

  canRepresentCollege(userId: number): Promise<boolean> {
    return this.record.canRepresentAny(userId);
  }

  findVerifiedCollegeIds(userIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
    return this.record.listAlumCollegeIds(userIds);
  }

  saveProfileSummary(summary: ProfileSummary): Promise<void> {
    return this.record.saveProfileSummary(summary);
  }

  recordPrivacyChange(userId: number, at: Date): Promise<void> {
    return this.identity.recordInAuditLog('privacy-changed', userId, at);
  }
}

const mapById = (people: readonly PersonSummary[]): ReadonlyMap<number, PersonSummary> =>
  new Map(people.map((person) => [person.id, person]));
