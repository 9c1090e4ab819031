import { Injectable } from '@nestjs/common';
import type { CollegeName } from '../../application/profiles/own-profiles';
import { CatalogFacade, CollegeInterestFacade } from '../../../colleges';
import { CollegeList } from '../../application/profiles/ports/college-list';

/** Maximum number of colleges that a search text can match; only the best matches count. */
const MAX_MATCHED_COLLEGES = 25;

@Injectable()
export class CatalogueCollegeList extends CollegeList {
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly interest: CollegeInterestFacade,
  ) {
    super();
  }

  async includes(collegeId: number): Promise<boolean> {
    return (await this.catalog.listNames([collegeId])).length > 0;
  }

  async listByIds(collegeIds: readonly number[]): Promise<readonly CollegeName[]> {
    return collegeIds.length > 0 ? this.catalog.listNames(collegeIds) : [];
  }

  listIdsByText(text: string): Promise<readonly number[]> {
    return this.catalog.listIdsByText(text, MAX_MATCHED_COLLEGES);
  }

  findIdByName(name: string): Promise<number | null> {
    return this.catalog.findIdByName(name);
  }

  countSavedBy(userId: number): Promise<number> {
    return this.interest.countSavedBy(userId);
  }

  listSavedBy(userId: number): Promise<readonly CollegeName[]> {
    return this.interest.listSavedBy(userId);
  }
}
