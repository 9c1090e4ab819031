import { Injectable } from '@nestjs/common';
import { CollegesFacade } from '../../../colleges';
import { type AlumniOfCollege, CountedColleges } from '../../application/finder/ports/college-alumni';

@Injectable()
export class CountedCatalogue extends CountedColleges {
  constructor(private readonly colleges: CollegesFacade) {
    super();
  }

  updateCounts(count: (collegeIds: readonly number[]) => Promise<readonly AlumniOfCollege[]>): Promise<void> {
    return this.colleges.recordAlumniCounts(count);
  }
}
