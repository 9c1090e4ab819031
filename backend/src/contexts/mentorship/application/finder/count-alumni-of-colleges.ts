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
    return this.colleges.updateAll((collegeIds) => this.alumni.countByCollege(collegeIds));
  }

  /** Counts only the alumni of these colleges. */
  async countColleges(collegeIds: readonly number[]): Promise<void> {
    await this.colleges.save(collegeIds, await this.alumni.countByCollege(collegeIds));
  }

  /** Counts the alumni of the college of this person's alumni profile; does nothing without one. */
  async countCollegeOf(userId: number): Promise<void> {
    const collegeId = await this.alumni.findCollegeId(userId);
    if (collegeId !== null) await this.countColleges([collegeId]);
  }
}
