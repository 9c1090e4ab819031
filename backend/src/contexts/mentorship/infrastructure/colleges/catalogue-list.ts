import { Injectable } from '@nestjs/common';
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

  savedBy(userId: number): Promise<number> {
    return this.colleges.howManySavedBy(userId);
  }
}
