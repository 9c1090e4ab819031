import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { Injectable } from '@nestjs/common';
import { People } from '../../application/profiles/ports/people';
import { AlumniProfiles, StudentProfiles } from '../../application/profiles/ports/profiles';
import { toAlumniProfileSummary, toStudentProfileSummary } from '../../domain/profiles/profile-visibility';
import type { AlumniProfileState } from '../../domain/profile-fields/alumni-details';
import type { StudentProfileState } from '../../domain/profile-fields/student-details';
import { AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import { saveFinderEntries, updateAlumniEntry, updateStudentEntry } from '../search-index/finder-entries';
import { alumniProfileSchema, studentProfileSchema } from './profiles.schema';
import { lockUser } from './user-locks';
import { saveMatchIndex } from '../matching/match-index';

@Injectable()
export class TypeormStudentProfiles extends StudentProfiles {
  readonly #table: AggregateTable<StudentProfile, StudentProfileState>;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
  ) {
    super();
    this.#table = new AggregateTable(unitOfWork, studentProfileSchema, (state) => StudentProfile.restore(state));
  }

  async findByUserId(userId: number): Promise<StudentProfile | null> {
    if (this.unitOfWork.isInUnitOfWork) await lockUser(this.unitOfWork, userId);
    return this.#table.find({ userId });
  }

  async save(profile: StudentProfile): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.#table.save(profile);
      await updateStudentEntry(this.unitOfWork, profile.snapshot());
      await this.people.saveProfileSummary(toStudentProfileSummary(profile.snapshot()));
    });
  }
}

@Injectable()
export class TypeormAlumniProfiles extends AlumniProfiles {
  readonly #table: AggregateTable<AlumniProfile, AlumniProfileState>;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
  ) {
    super();
    this.#table = new AggregateTable(unitOfWork, alumniProfileSchema, (state) => AlumniProfile.restore(state));
  }

  async findByUserId(userId: number): Promise<AlumniProfile | null> {
    if (this.unitOfWork.isInUnitOfWork) await lockUser(this.unitOfWork, userId);
    return this.#table.find({ userId });
  }

  async save(profile: AlumniProfile): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.#table.save(profile);
      await saveFinderEntries(this.unitOfWork, [profile.snapshot()]);
      await saveMatchIndex(this.unitOfWork, profile.snapshot());
      await updateAlumniEntry(this.unitOfWork, profile.snapshot());
      await this.people.saveProfileSummary(toAlumniProfileSummary(profile.snapshot()));
    });
  }
}
