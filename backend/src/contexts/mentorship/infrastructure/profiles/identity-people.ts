import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { People } from '../../application/profiles/ports/people';
import type { ToldAtRegistration } from '../../domain/profile-fields/alumni-details';
import { PersonGone } from '../../domain/profile-fields/errors';
import type { ShownPerson } from '../../domain/profiles/what-is-shown';

@Injectable()
export class IdentityPeople extends People {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  async byId(userId: number): Promise<ShownPerson> {
    const [person] = await this.identity.people([userId]);
    if (!person) throw new PersonGone();
    return person;
  }

  alumniRegistration(userId: number): Promise<ToldAtRegistration | null> {
    return this.identity.alumniRegistration(userId);
  }

  notePrivacyChange(userId: number, at: Date): Promise<void> {
    return this.identity.noteForAudit('privacy-changed', userId, at);
  }
}
