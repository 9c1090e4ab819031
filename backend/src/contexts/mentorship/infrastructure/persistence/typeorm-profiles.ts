import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { AlumniProfiles, StudentProfiles } from '../../application/ports/profiles';
import { AlumniProfile } from '../../domain/alumni-profile';
import { StudentProfile } from '../../domain/student-profile';
import { keepEntries } from './finder-entries';
import { alumniProfileSchema, studentProfileSchema } from './mentorship.schema';
import { updateAlumniEntry, updateStudentEntry } from './people-directory-entries';
import { keepScoreKeys } from './score-keys';
import { takeTurn } from './turns';

@Injectable()
export class TypeormStudentProfiles extends StudentProfiles {
  constructor(private readonly session: Session) {
    super();
  }

  async of(userId: number): Promise<StudentProfile | null> {
    if (this.session.isInUnitOfWork) await takeTurn(this.session, userId);
    const state = await this.session.manager.getRepository(studentProfileSchema).findOneBy({ userId });
    return state && StudentProfile.restore(state);
  }

  async save(profile: StudentProfile): Promise<void> {
    await this.session.keep(profile, async (db) => {
      await db.getRepository(studentProfileSchema).upsert(profile.snapshot(), ['userId']);
      await updateStudentEntry(this.session, profile.snapshot());
    });
  }
}

@Injectable()
export class TypeormAlumniProfiles extends AlumniProfiles {
  constructor(private readonly session: Session) {
    super();
  }

  async of(userId: number): Promise<AlumniProfile | null> {
    if (this.session.isInUnitOfWork) await takeTurn(this.session, userId);
    const state = await this.session.manager.getRepository(alumniProfileSchema).findOneBy({ userId });
    return state && AlumniProfile.restore(state);
  }

  async save(profile: AlumniProfile): Promise<void> {
    await this.session.keep(profile, async (db) => {
      await db.getRepository(alumniProfileSchema).upsert(profile.snapshot(), ['userId']);
      await keepEntries(this.session, [profile.snapshot()]);
      await keepScoreKeys(this.session, profile.snapshot());
      await updateAlumniEntry(this.session, profile.snapshot());
    });
  }
}
