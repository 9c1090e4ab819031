import { Injectable } from '@nestjs/common';
import { CollegeInterestFacade } from '../../../colleges';
import { CollegeAlumniCounts, type CountAlumni } from '../../application/finder/ports/college-alumni';

@Injectable()
export class CatalogueAlumniCounts extends CollegeAlumniCounts {
  constructor(private readonly colleges: CollegeInterestFacade) {
    super();
  }

  updateAll(count: CountAlumni): Promise<void> {
    return this.colleges.recordAlumniCounts(count);
  }

  update(collegeIds: readonly number[], count: CountAlumni): Promise<void> {
    return this.colleges.updateAlumniCounts(collegeIds, count);
  }
}
