import { UseCase } from '../../../../shared/application/use-case';
import type { StudentMatchInput } from '../../domain/matching/match-inputs';
import { EMPTY_STUDENT_DETAILS } from '../../domain/profile-fields/student-details';
import { StudentProfiles } from '../profiles/ports/profiles';
import { SavedColleges } from './ports/candidates';

/** What counts of a student when mentors are picked for them. */
@UseCase()
export class LoadMatchInput {
  constructor(
    private readonly students: StudentProfiles,
    private readonly savedColleges: SavedColleges,
  ) {}

  async execute(studentId: number): Promise<StudentMatchInput> {
    const told = (await this.students.findByUserId(studentId))?.snapshot() ?? EMPTY_STUDENT_DETAILS;
    const savedColleges = await this.savedColleges.listByStudent(studentId);
    const { intendedMajor, schoolsConsidering, careerGoals, skillsToLearn, preferredIndustries, location } = told;
    return {
      ...{ intendedMajor, schoolsConsidering, careerGoals, skillsToLearn, preferredIndustries, location },
      savedColleges,
    };
  }
}
