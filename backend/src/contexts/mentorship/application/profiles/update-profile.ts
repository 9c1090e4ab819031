import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { isCollegeId, type AlumniProfileChanges } from '../../domain/profile-fields/alumni-details';
import { type AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import { UnknownCollege } from '../../domain/profile-fields/errors';
import { RoleNotAllowed } from '../../domain/profiles/person';
import { FindAlumniProfile } from './find-alumni-profile';
import { People } from './ports/people';
import { CollegeList } from './ports/college-list';
import { AlumniProfiles, StudentProfiles } from './ports/profiles';
import type { StudentProfileChanges } from '../../domain/profile-fields/student-details';

interface UpdateAlumniProfileInput {
  readonly by: Pick<SignedInUser, 'id' | 'role'>;
  readonly changes: AlumniProfileChanges;
}

@UseCase()
export class UpdateAlumniProfile {
  constructor(
    private readonly findProfile: FindAlumniProfile,
    private readonly profiles: AlumniProfiles,
    private readonly colleges: CollegeList,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws RoleNotAllowed, ProfileRefused, UnknownCollege */
  async execute({ by, changes }: UpdateAlumniProfileInput): Promise<void> {
    if (by.role !== 'alumni') throw new RoleNotAllowed();
    if (changes.collegeId != null) await this.#assertKnown(changes.collegeId, 'collegeId');
    if (changes.transferredFromCollegeId != null)
      await this.#assertKnown(changes.transferredFromCollegeId, 'transferredFromCollegeId');
    if (changes.consideredColleges) await this.#assertCollegesExist(changes.consideredColleges);

    await this.transactions.run(async () => {
      const profile = await this.findProfile.execute(by.id);

      profile.update(await this.#resolveCollegeId(changes, profile), this.clock.now());

      await this.profiles.save(profile);
    });
  }

  /**
   * Resolves the name of a college to its id if none was chosen from the list and exactly one college has that name.
   */
  async #resolveCollegeId(changes: AlumniProfileChanges, profile: AlumniProfile): Promise<AlumniProfileChanges> {
    if (!changes.college || changes.collegeId != null) return changes;
    if (changes.collegeId === undefined && profile.isAtCollege(changes.college)) return changes;
    const collegeId = await this.colleges.findIdByName(changes.college);
    return collegeId === null ? changes : { ...changes, collegeId };
  }

  /** Too many ids, and values that can't be ids, are left for the profile to reject. */
  async #assertCollegesExist(collegeIds: readonly number[]): Promise<void> {
    const keys = [...new Set(collegeIds)].filter(isCollegeId);
    if ((await this.colleges.listByIds(keys)).length < keys.length) throw new UnknownCollege('consideredColleges');
  }

  async #assertKnown(collegeId: number, field: 'collegeId' | 'transferredFromCollegeId'): Promise<void> {
    if (!isCollegeId(collegeId) || !(await this.colleges.includes(collegeId))) throw new UnknownCollege(field);
  }
}

interface UpdateStudentProfileInput {
  readonly by: Pick<SignedInUser, 'id' | 'role'>;
  readonly changes: StudentProfileChanges;
}

@UseCase()
export class UpdateStudentProfile {
  constructor(
    private readonly profiles: StudentProfiles,
    private readonly people: People,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws RoleNotAllowed, ProfileRefused, PersonGone */
  async execute({ by, changes }: UpdateStudentProfileInput): Promise<void> {
    if (by.role !== 'student') throw new RoleNotAllowed();
    const { isMinor } = await this.people.getById(by.id);

    await this.transactions.run(async () => {
      const profile = (await this.profiles.findByUserId(by.id)) ?? StudentProfile.create(by.id, isMinor);

      profile.update(changes, isMinor, this.clock.now());

      await this.profiles.save(profile);
    });
  }
}
