import { Injectable } from '@nestjs/common';
import { PeopleFacade } from '../../../identity';
import { AnsweringAlumni } from '../../application/figure-answers/ports/figure-answers';
import type { AnsweringAlum } from '../../domain/figure-answers/alum-signature';

@Injectable()
export class IdentityAnsweringAlumni extends AnsweringAlumni {
  constructor(private readonly identity: PeopleFacade) {
    super();
  }

  async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, AnsweringAlum>> {
    if (ids.length === 0) return new Map();
    const people = await this.identity.listVisiblePeople(ids);
    return new Map(
      people.map(({ id, role, hiddenFrom, collegeId, alumOfCollegeIds }) => {
        const shown = role === 'alumni' && hiddenFrom !== 'everyone' ? collegeId : null;
        return [id, { collegeId: shown, isVerified: shown !== null && alumOfCollegeIds.includes(shown) }];
      }),
    );
  }
}
