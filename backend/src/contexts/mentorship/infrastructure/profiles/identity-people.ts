import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { People } from '../../application/profiles/ports/profiles';
import type { AlumniRegistration } from '../../domain/profile-fields/alumni-details';
import { PersonGone } from '../../domain/profile-fields/errors';
import type { PersonSummary } from '../../domain/profiles/profile-visibility';

@Injectable()
export class IdentityPeople extends People {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  async getById(userId: number): Promise<PersonSummary> {
    const [person] = await this.identity.people([userId]);
    if (!person) throw new PersonGone();
    return person;
  }

  async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>> {
    return byId(await this.identity.people(ids));
  }

  async findActiveByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>> {
    if (ids.length === 0) return new Map();
    return byId(await this.identity.shownPeople(ids));
  }

  async findEmailAddress(userId: number): Promise<string | null> {
    return (await this.identity.reachable([userId])).get(userId) ?? null;
  }

  findAlumniRegistration(userId: number): Promise<AlumniRegistration | null> {
    return this.identity.alumniRegistration(userId);
  }

  recordPrivacyChange(userId: number, at: Date): Promise<void> {
    return this.identity.noteForAudit('privacy-changed', userId, at);
  }
}

const byId = (people: readonly PersonSummary[]): ReadonlyMap<number, PersonSummary> =>
  new Map(people.map((person) => [person.id, person]));
