import { Injectable } from '@nestjs/common';
import type { FieldError } from '../../../../shared/domain/domain-error';
import type { QuestionAbout } from '../../../../shared/domain/question-about';
import { CatalogFacade, QuestionSubjectsFacade } from '../../../colleges';
import { PeopleFacade, PersonRecordFacade } from '../../../identity';
import { RelationshipsFacade } from '../../../mentorship';
import { Colleges, type NamedCollege, Members } from '../../application/discussions/ports/members';
import type { Member } from '../../domain/discussions/byline';

@Injectable()
export class ContextsMembers extends Members {
  constructor(
    private readonly identity: PeopleFacade,
    private readonly record: PersonRecordFacade,
    private readonly mentorship: RelationshipsFacade,
  ) {
    super();
  }

  async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, Member>> {
    if (ids.length === 0) return new Map();
    const people = await this.identity.listVisiblePeople(ids);
    return new Map(
      people.map(({ id, displayName, avatarUrl, role, hiddenFrom, representedCollegeIds, alumOfCollegeIds }) => {
        const isAlum = role === 'alumni' && hiddenFrom !== 'everyone';
        return [
          id,
          {
            id,
            displayName,
            avatarUrl,
            role,
            hasProfile: role !== 'college_admin' && hiddenFrom !== 'everyone',
            representedCollegeIds: role === 'college_admin' ? representedCollegeIds : [],
            verifiedAlumniOf: isAlum ? alumOfCollegeIds : [],
          },
        ];
      }),
    );
  }

  async listSampleIds(ids: readonly number[]): Promise<readonly number[]> {
    return ids.length === 0 ? [] : this.record.listSampleIds(ids);
  }

  listBlockedWith(userId: number): Promise<readonly number[]> {
    return this.mentorship.listBlockedWith(userId);
  }

  getRegisteredAt(userId: number): Promise<Date> {
    return this.identity.getRegisteredAt(userId);
  }

  block(by: number, authorId: number): Promise<void> {
    return this.mentorship.blockKnownPerson(by, authorId);
  }
}

@Injectable()
export class CatalogueColleges extends Colleges {
  constructor(
    private readonly colleges: CatalogFacade,
    private readonly subjects: QuestionSubjectsFacade,
  ) {
    super();
  }

  async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, NamedCollege>> {
    if (ids.length === 0) return new Map();
    return new Map((await this.colleges.listNames(ids)).map((college) => [college.id, college]));
  }

  listIdsByName(name: string): Promise<readonly number[]> {
    return this.colleges.listIdsByName(name);
  }

  findUnknown(collegeId: number, about: QuestionAbout): Promise<FieldError | null> {
    return this.subjects.findUnknown(collegeId, about);
  }
}
