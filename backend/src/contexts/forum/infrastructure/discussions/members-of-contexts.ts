import { Injectable } from '@nestjs/common';
import { CollegesFacade } from '../../../colleges';
import { PeopleFacade } from '../../../identity';
import { MentorshipFacade } from '../../../mentorship';
import { Blocks, Colleges, type KnownCollege, Members } from '../../application/discussions/ports/members';
import type { Member } from '../../domain/discussions/byline';

@Injectable()
export class MembersOfContexts extends Members {
  constructor(
    private readonly identity: PeopleFacade,
    private readonly mentorship: MentorshipFacade,
  ) {
    super();
  }

  async byIds(ids: readonly number[]): Promise<ReadonlyMap<number, Member>> {
    if (ids.length === 0) return new Map();
    const people = await this.identity.listShownPeople(ids);
    return new Map(
      people.map(({ id, displayName, avatarUrl, role, hiddenFrom, representedCollegeIds, alumOfCollegeIds }) => {
        const isAlum = role === 'alumni' && hiddenFrom !== 'everyone';
        return [
          id,
          {
            ...{ id, displayName, avatarUrl, role },
            hasProfile: role !== 'college_admin' && hiddenFrom !== 'everyone',
            representedCollegeIds: role === 'college_admin' ? representedCollegeIds : [],
            verifiedAlumniOf: isAlum ? alumOfCollegeIds : [],
          },
        ];
      }),
    );
  }

  blockedWith(userId: number): Promise<readonly number[]> {
    return this.mentorship.listBlockedWith(userId);
  }

  registeredAt(userId: number): Promise<Date> {
    return this.identity.getRegisteredAt(userId);
  }
}

@Injectable()
export class CollegesOfCatalogue extends Colleges {
  constructor(private readonly colleges: CollegesFacade) {
    super();
  }

  async byIds(ids: readonly number[]): Promise<ReadonlyMap<number, KnownCollege>> {
    if (ids.length === 0) return new Map();
    return new Map((await this.colleges.namesOf(ids)).map((college) => [college.id, college]));
  }

  idsNamed(name: string): Promise<readonly number[]> {
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
