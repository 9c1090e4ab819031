import { Injectable } from '@nestjs/common';
import { PeopleFacade, PersonRecordFacade } from '../../../identity';
import { People } from '../../application/people/ports/people';
import type { PersonId } from '../../domain/catalogue/ids';
import type { ShownPerson } from '../../domain/people/person';

@Injectable()
export class IdentityPeople extends People {
  constructor(
    private readonly people: PeopleFacade,
    private readonly record: PersonRecordFacade,
  ) {
    super();
  }

  async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>> {
    const people = await this.people.listVisiblePeople(ids);
    return new Map(
      people.map(({ id, displayName, isMinor, role, hiddenFrom, avatarUrl, collegeId, alumOfCollegeIds }) => [
        id,
        {
          id: id as PersonId,
          displayName,
          isMinor,
          role,
          hiddenFrom,
          avatarUrl,
          alumniCollegeId: collegeId,
          verifiedAlumniOf: role === 'alumni' ? alumOfCollegeIds : [],
        },
      ]),
    );
  }

  canRepresent(userId: number, collegeId: number): Promise<boolean> {
    return this.record.canRepresent(userId, collegeId);
  }
}
