import { Injectable } from '@nestjs/common';
import { CollegeRepresentatives, VerifiedAlumni } from '../../../../shared/application/college-rights';
import { CollegesFacade } from '../../../colleges';
import { IdentityFacade } from '../../../identity';
import { MentorshipFacade } from '../../../mentorship';
import { Blocks, Colleges, type KnownCollege, Members } from '../../application/discussions/ports/members';
import type { Member } from '../../domain/discussions/byline';

@Injectable()
export class MembersOfContexts extends Members {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly mentorship: MentorshipFacade,
    private readonly representatives: CollegeRepresentatives,
    private readonly verifiedAlumni: VerifiedAlumni,
  ) {
    super();
  }

  async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, Member>> {
    if (ids.length === 0) return new Map();
    const people = await this.identity.shownPeople(ids);
    const hidden = await this.mentorship.findHiddenProfiles(people.map(({ id }) => id));
    const admins = people.filter(({ role }) => role === 'college_admin').map(({ id }) => id);
    const represented = await this.representatives.collegesOf(admins);
    const shownAlumni = people.filter(({ id, role }) => role === 'alumni' && hidden.get(id)?.alumni !== 'everyone');
    const verified = await this.verifiedAlumni.collegesOf(shownAlumni.map(({ id }) => id));
    return new Map(
      people.map(({ id, displayName, avatarUrl, role }) => {
        const hasProfile = role !== 'college_admin' && hidden.get(id)?.[role] !== 'everyone';
        const confirmed = {
          representedCollegeIds: represented.get(id) ?? [],
          verifiedAlumniOf: verified.get(id) ?? [],
        };
        return [id, { id, displayName, avatarUrl, role, hasProfile, ...confirmed }];
      }),
    );
  }

  listBlockedWith(userId: number): Promise<readonly number[]> {
    return this.mentorship.listBlockedWith(userId);
  }

  getRegisteredAt(userId: number): Promise<Date> {
    return this.identity.registeredAt(userId);
  }
}

@Injectable()
export class CollegesOfCatalogue extends Colleges {
  constructor(private readonly colleges: CollegesFacade) {
    super();
  }

  async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, KnownCollege>> {
    if (ids.length === 0) return new Map();
    return new Map((await this.colleges.namesOf(ids)).map((college) => [college.id, college]));
  }

  listIdsByName(name: string): Promise<readonly number[]> {
    return this.colleges.allNamed(name);
  }
}

@Injectable()
export class BlocksOfMentorship extends Blocks {
  constructor(private readonly mentorship: MentorshipFacade) {
    super();
  }

  block(by: number, authorId: number): Promise<void> {
    return this.mentorship.blockKnownPerson(by, authorId);
  }
}
