import { UseCase } from '../../../../shared/application/use-case';
import { CollegeAlumniCounts, CollegeAlumni } from './ports/college-alumni';

/** Counts the alumni of each college whom members can find, for the directory of colleges. */
@UseCase()
export class CountAlumniOfColleges {
  constructor(
    private readonly colleges: CollegeAlumniCounts,
    private readonly alumni: CollegeAlumni,
  ) {}

  execute(): Promise<void> {
    return this.colleges.updateCounts((collegeIds) => this.alumni.countByCollege(collegeIds));
  }
}
