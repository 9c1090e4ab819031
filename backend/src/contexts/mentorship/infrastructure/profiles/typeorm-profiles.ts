import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { acquireLocks } from '../../../../shared/infrastructure/typeorm/advisory-locks';
import { Injectable } from '@nestjs/common';
import { AlumniProfiles, People, StudentProfiles } from '../../application/profiles/ports/profiles';
import { toAlumniProfileSummary, toStudentProfileSummary } from '../../domain/profiles/profile-visibility';
import type { AlumniProfileState } from '../../domain/profile-fields/alumni-details';
import type { StudentProfileState } from '../../domain/profile-fields/student-details';
import { AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import { saveFinderEntries, updateAlumniEntry, updateStudentEntry } from '../search-index/finder-entries';
import { alumniProfileSchema, studentProfileSchema } from './profiles.schema';
import { saveMatchIndex } from '../matching/match-index';

/** Key space of the advisory locks on users; a row that does not exist yet cannot be locked. */
const USER_LOCK_KEY = 4_711_040;

/**
 * Locks the rows of `userId` until the end of the unit of work. Not needed for reading only.
 * @throws Error outside a unit of work, where the lock would end with the statement
 */
export async function lockUser(unitOfWork: UnitOfWork, userId: number): Promise<void> {
  unitOfWork.requireUnitOfWork();
  await unitOfWork.query('SELECT pg_advisory_xact_lock($1, $2)', [USER_LOCK_KEY, userId]);
}

/** Locks both users, always in the same order, so that two people who send each other requests don't deadlock. */
export async function lockUsers(unitOfWork: UnitOfWork, one: number, other: number): Promise<void> {
  await lockUser(unitOfWork, Math.min(one, other));
  await lockUser(unitOfWork, Math.max(one, other));
}

/**
 * Locks all users that `find` returns, in the same order. A unit of work that changes relationships of a user with
 * several others calls this first.
 */
export function lockAllUsers(unitOfWork: UnitOfWork, find: () => Promise<readonly number[]>): Promise<void> {
  return acquireLocks(unitOfWork, async () => (await find()).map((id) => ({ space: USER_LOCK_KEY, id })));
}

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
