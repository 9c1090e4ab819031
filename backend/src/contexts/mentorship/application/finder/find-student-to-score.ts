import { UseCase } from '../../../../shared/application/use-case';
import type { StudentToScore } from '../../domain/matching/score-sides';
import { NOTHING_TOLD } from '../../domain/profile-fields/student-details';
import { StudentProfiles } from '../profiles/ports/profiles';
import { SavedColleges } from './ports/saved-colleges';

/** What counts of a student when mentors are picked for them. */
@UseCase()
export class FindStudentToScore {
  constructor(
    private readonly students: StudentProfiles,
    private readonly savedColleges: SavedColleges,
  ) {}

  async execute(studentId: number): Promise<StudentToScore> {
    const told = (await this.students.of(studentId))?.snapshot() ?? NOTHING_TOLD;
    const savedColleges = await this.savedColleges.of(studentId);
    const { intendedMajor, schoolsConsidering, careerGoals, skillsToLearn, preferredIndustries, location } = told;
    return {
      ...{ intendedMajor, schoolsConsidering, careerGoals, skillsToLearn, preferredIndustries, location },
      savedColleges,
    };
  }
}
