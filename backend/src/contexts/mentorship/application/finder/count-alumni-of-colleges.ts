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
    return this.colleges.updateAll((collegeIds, limit) => this.alumni.countByCollege(collegeIds, limit));
  }

  /** Counts only the alumni of these colleges. */
  countColleges(collegeIds: readonly number[]): Promise<void> {
    return this.colleges.update(collegeIds, (ids, limit) => this.alumni.countByCollege(ids, limit));
  }

  /** Counts the alumni of the college of this person's alumni profile; does nothing without one. */
  async countCollegeOf(userId: number): Promise<void> {
    const collegeId = await this.alumni.findCollegeId(userId);
    if (collegeId !== null) await this.countColleges([collegeId]);
  }
}
