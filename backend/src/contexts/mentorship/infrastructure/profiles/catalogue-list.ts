import { Injectable } from '@nestjs/common';
import type { CollegeName } from '../../../../shared/application/role-details';
import { CollegesFacade } from '../../../colleges';
import { CollegeList } from '../../application/profiles/ports/profiles';

/** Maximum number of colleges that a search text can match; only the best matches count. */
const MOST_MEANT = 25;

@Injectable()
export class CatalogueList extends CollegeList {
  constructor(private readonly colleges: CollegesFacade) {
    super();
  }

  async includes(collegeId: number): Promise<boolean> {
    return (await this.colleges.findById(collegeId)) !== null;
  }

  async listByIds(collegeIds: readonly number[]): Promise<readonly CollegeName[]> {
    return collegeIds.length > 0 ? this.colleges.namesOf(collegeIds) : [];
  }

  listIdsByText(text: string): Promise<readonly number[]> {
    return this.colleges.idsNamed(text, MOST_MEANT);
  }

  findIdByName(name: string): Promise<number | null> {
    return this.colleges.idNamed(name);
  }

  countSavedBy(userId: number): Promise<number> {
    return this.colleges.howManySavedBy(userId);
  }

  listSavedBy(userId: number): Promise<readonly CollegeName[]> {
    return this.colleges.savedBy(userId);
  }
}
