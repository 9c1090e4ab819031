import { Injectable } from '@nestjs/common';
import { CollegeInterestFacade } from '../../../colleges';
import { type AlumniOfCollege, CollegeAlumniCounts } from '../../application/finder/ports/college-alumni';

@Injectable()
export class CatalogueAlumniCounts extends CollegeAlumniCounts {
  constructor(private readonly colleges: CollegeInterestFacade) {
    super();
  }

  updateAll(count: (collegeIds: readonly number[]) => Promise<readonly AlumniOfCollege[]>): Promise<void> {
    return this.colleges.recordAlumniCounts(count);
  }

  save(collegeIds: readonly number[], counts: readonly AlumniOfCollege[]): Promise<void> {
    return this.colleges.saveAlumniCounts(collegeIds, counts);
  }
}
