import type { SignedInUser } from '../../../../../shared/application/authenticator';
import type { CollegeName } from '../own-profiles';
import { NoTransactions } from '../../../../../shared/application/testing/no-transactions';
import type { AlumniRegistration } from '../../../domain/profile-fields/alumni-details';
import { CreateAlumniProfile, FindAlumniProfile } from '../find-alumni-profile';
import { ChangePrivacySettings, GetPrivacySettings } from '../../privacy/privacy-settings';
import { CollegeList } from '../ports/college-list';
import { InMemoryPeople } from './in-memory-people';
import { PreviewOwnProfile } from '../../privacy/preview-own-profile';
import { SeedDemoProfiles } from '../seed-demo-profiles';
import { UpdateAlumniProfile, UpdateStudentProfile } from '../update-profile';
import { InMemoryAlumniProfiles, InMemorySharingChoices, InMemoryStudentProfiles } from './in-memory-profiles';

export const NOON = new Date('2026-03-01T12:00:00Z');

type FixtureUser = Pick<SignedInUser, 'id' | 'role'>;
export const student: FixtureUser = { id: 1, role: 'student' };
export const minor: FixtureUser = { id: 2, role: 'student' };
export const alumna: FixtureUser = { id: 3, role: 'alumni' };
/** A user who registered as a student and is now an alum. */
export const formerStudent: FixtureUser = { id: 4, role: 'alumni' };
export const dean: FixtureUser = { id: 5, role: 'college_admin' };

export const REGISTRATION: AlumniRegistration = {
  college: 'Reed College',
  collegeId: 3,
  major: 'Physics',
  graduationYear: 2019,
  currentPosition: null,
  company: 'Lab',
};

function profileOwners(): InMemoryPeople {
  const people = new InMemoryPeople();
  for (const one of [student, minor, alumna, formerStudent, dean]) {
    const isMinor = one === minor;
    people.add(one.id, { ...one, isMinor, displayName: isMinor ? 'Kim E.' : 'Robin Example', avatarUrl: null });
  }
  people.registrations.set(alumna.id, REGISTRATION);
  return people;
}

export class StubCollegeList extends CollegeList {
  saved = 0;
  readonly nicknames = new Map<string, readonly number[]>();

  async listIdsByText(text: string): Promise<readonly number[]> {
    return this.nicknames.get(text) ?? [];
  }

  async findIdByName(name: string): Promise<number | null> {
    return /^College ([1-9]|10)$/.test(name) ? Number(name.slice('College '.length)) : null;
  }

  async includes(collegeId: number): Promise<boolean> {
    return collegeId <= 10;
  }

  async listByIds(collegeIds: readonly number[]): Promise<readonly CollegeName[]> {
    return collegeIds.filter((id) => id <= 10).map((id) => ({ id, name: `College ${id}` }));
  }

  async countSavedBy(): Promise<number> {
    return this.saved;
  }

  async listSavedBy(): Promise<readonly CollegeName[]> {
    return [];
  }
}

/** The profile use cases on fakes. */
export function profilesFixture() {
  const students = new InMemoryStudentProfiles();
  const alumni = new InMemoryAlumniProfiles();
  const [people, colleges] = [profileOwners(), new StubCollegeList()];
  const [transactions, clock] = [new NoTransactions(), { now: () => NOON }];
  const findAlumniProfile = new FindAlumniProfile(alumni, people, colleges, clock);
  const sharing = new InMemorySharingChoices();
  const showPrivacy = new GetPrivacySettings(students, findAlumniProfile, sharing, people);
  return {
    students,
    alumni,
    sharing,
    people,
    colleges,
    updateStudent: new UpdateStudentProfile(students, people, transactions, clock),
    updateAlumni: new UpdateAlumniProfile(findAlumniProfile, alumni, colleges, transactions, clock),
    begin: new CreateAlumniProfile(findAlumniProfile, alumni, transactions),
    choose: new ChangePrivacySettings(
      students,
      alumni,
      findAlumniProfile,
      sharing,
      showPrivacy,
      people,
      transactions,
      clock,
    ),
    showPrivacy,
    preview: new PreviewOwnProfile(students, findAlumniProfile, people, colleges),
    seed: new SeedDemoProfiles(students, alumni, findAlumniProfile, transactions, clock),
  };
}
