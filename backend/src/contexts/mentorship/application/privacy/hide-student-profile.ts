import { UseCase } from '../../../../shared/application/use-case';
import { StudentProfile } from '../../domain/profiles/student-profile';
import { AlumniProfiles, StudentProfiles } from '../profiles/ports/profiles';

/** Whoever hid as alumna or alumnus is not opened to members by becoming a student. */
@UseCase()
export class HideStudentProfile {
  constructor(
    private readonly alumni: AlumniProfiles,
    private readonly students: StudentProfiles,
  ) {}

  /** Belongs into the unit of work that changes the role. */
  async execute(userId: number): Promise<void> {
    if (!(await this.alumni.findByUserId(userId))?.isHidden) return;
    const profile = (await this.students.findByUserId(userId)) ?? StudentProfile.create(userId, true);
    profile.keepPrivate();
    await this.students.save(profile);
  }
}
