import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { AlumniProfiles, StudentProfiles } from '../../application/profiles/ports/profiles';
import { AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import { saveFinderEntries, updateAlumniEntry, updateStudentEntry } from '../search-index/finder-entries';
import { alumniProfileSchema, studentProfileSchema } from './mentorship.schema';
import { saveMatchIndex } from '../matching/match-index';
import { lockUser } from './user-lock';

@Injectable()
export class TypeormStudentProfiles extends StudentProfiles {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async findByUserId(userId: number): Promise<StudentProfile | null> {
    if (this.unitOfWork.isInUnitOfWork) await lockUser(this.unitOfWork, userId);
    const state = await this.unitOfWork.manager.getRepository(studentProfileSchema).findOneBy({ userId });
    return state && StudentProfile.restore(state);
  }

  async save(profile: StudentProfile): Promise<void> {
    await this.unitOfWork.keep(profile, async (db) => {
      await db.getRepository(studentProfileSchema).upsert(profile.snapshot(), ['userId']);
      await updateStudentEntry(this.unitOfWork, profile.snapshot());
    });
  }
}

@Injectable()
export class TypeormAlumniProfiles extends AlumniProfiles {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async findByUserId(userId: number): Promise<AlumniProfile | null> {
    if (this.unitOfWork.isInUnitOfWork) await lockUser(this.unitOfWork, userId);
    const state = await this.unitOfWork.manager.getRepository(alumniProfileSchema).findOneBy({ userId });
    return state && AlumniProfile.restore(state);
  }

  async save(profile: AlumniProfile): Promise<void> {
    await this.unitOfWork.keep(profile, async (db) => {
      await db.getRepository(alumniProfileSchema).upsert(profile.snapshot(), ['userId']);
      await saveFinderEntries(this.unitOfWork, [profile.snapshot()]);
      await saveMatchIndex(this.unitOfWork, profile.snapshot());
      await updateAlumniEntry(this.unitOfWork, profile.snapshot());
    });
  }
}
