import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { MentorshipFacade } from '../contexts/mentorship';
import { type HiddenProfiles, ProfileFacts } from '../shared/application/role-details';

/**
 * Answers `colleges` from the tables of `mentorship`. The facade is looked up when a question comes and not injected:
 * `mentorship` needs `colleges`, so that neither could be made before the other. It asks no other context.
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
