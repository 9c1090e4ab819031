import { Injectable } from '@nestjs/common';
import type { CollegeName } from '../../../../shared/application/role-details';
import { CollegesFacade } from '../../../colleges';
import { CollegeList } from '../../application/ports/college-list';

@Injectable()
export class CatalogueList extends CollegeList {
  constructor(private readonly colleges: CollegesFacade) {
    super();
  }

  async includes(collegeId: number): Promise<boolean> {
    return (await this.colleges.headOf(collegeId)) !== null;
  }

  async named(collegeIds: readonly number[]): Promise<readonly CollegeName[]> {
    return collegeIds.length > 0 ? this.colleges.namesOf(collegeIds) : [];
  }

  savedBy(userId: number): Promise<number> {
    return this.colleges.howManySavedBy(userId);
  }
}
