import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { MentorshipFacade } from '../contexts/mentorship';
import { type HiddenProfiles, ProfileFacts } from '../shared/application/role-details';

/**
 * Provides `colleges` with facts from the tables of `mentorship`. The facade is looked up on each call instead of
 * injected: `mentorship` depends on `colleges`, so injecting it would be circular. It calls no other context.
 */
@Injectable()
export class ProfileFactsOfMentorship extends ProfileFacts {
  constructor(private readonly product: ModuleRef) {
    super();
  }

  alumniCollegesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
    return this.#mentorship.findAlumniColleges(userIds);
  }

  hiddenProfilesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, HiddenProfiles>> {
    return this.#mentorship.findHiddenProfiles(userIds);
  }

  get #mentorship(): MentorshipFacade {
    return this.product.get(MentorshipFacade, { strict: false });
  }
}
