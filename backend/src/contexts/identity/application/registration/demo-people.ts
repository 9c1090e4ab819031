import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { type Applicant, Registration, EmailTaken, UsernameTaken } from '../../domain/users/registration';
import { normalizeEmail } from '../../domain/personal-details/personal-details';
import { AccountChangedConcurrently } from '../../domain/users/errors';
import { User } from '../../domain/users/user';
import { Passwords } from '../credentials/ports/passwords';
import { Registrations, Users } from '../users/ports/users';

/** A fictional person who studied at a real college. */
export interface DemoAlumnus {
  readonly username: string;
  readonly fullName: string;
  readonly college: { readonly id: number; readonly name: string };
  readonly major: string;
  readonly graduationYear: number;
}

export const DEMO_PASSWORD = 'gradspan-demo-2026';

const demoDefaults = { password: DEMO_PASSWORD, isAgeVerified: true } as const;

/** Fictional people at real colleges, for demos. */
export const DEMO_PEOPLE: readonly Applicant[] = [
  {
    ...demoDefaults,
    username: 'demo.student',
    email: 'demo.student@example.org',
    fullName: 'Sam Rivers',
    role: 'student',
    birthDate: '2006-04-12',
  },
  {
    ...demoDefaults,
    username: 'demo.alumni',
    email: 'demo.alumni@example.org',
    fullName: 'Alex Fielding',
    role: 'alumni',
    birthDate: '1996-09-03',
    alumniCollege: 'Michigan State University',
    // ID of the first row of the starter table.
    alumniCollegeId: 1,
    alumniMajor: 'Computer Science',
    alumniGradYear: 2018,
    alumniCurrentPosition: 'Software Engineer',
  },
  {
    ...demoDefaults,
    username: 'demo.admin',
    email: 'demo.admin@example.org',
    fullName: 'Morgan Hale',
    role: 'college_admin',
    birthDate: '1985-01-20',
    collegeId: 1,
  },
];

/** A fictional adult student. */
export interface DemoStudent {
  readonly username: string;
  readonly fullName: string;
  readonly birthDate: string;
}

/** Converts a demo student to the data of a registration. */
export const toStudentApplicant = ({ username, fullName, birthDate }: DemoStudent): Applicant => ({
  ...demoDefaults,
  username,
  fullName,
  birthDate,
  email: `${username}@example.org`,
  role: 'student',
});

const TYPICAL_GRADUATION_AGE = 22;

/** Converts a demo alum to the data of a registration. */
export const toApplicant = ({ username, fullName, college, major, graduationYear }: DemoAlumnus): Applicant => ({
  ...demoDefaults,
  username,
  fullName,
  email: `${username}@example.org`,
  role: 'alumni',
  birthDate: `${graduationYear - TYPICAL_GRADUATION_AGE}-05-14`,
  alumniCollege: college.name,
  alumniCollegeId: college.id,
  alumniMajor: major,
  alumniGradYear: graduationYear,
});

/** Creates the missing demo accounts. Existing ones aren't changed, except that they are marked as samples. */
@UseCase()
export class SeedDemoPeople {
  constructor(
    private readonly users: Users,
    private readonly registrations: Registrations,
    private readonly passwords: Passwords,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param people all with the same password
   * @returns the usernames of the created accounts
   */
  async execute(people: readonly Applicant[] = DEMO_PEOPLE): Promise<string[]> {
    const [made, missing]: [string[], Applicant[]] = [[], []];
    for (const person of people) {
      const existing = await this.users.findByUsername(person.username);
      if (existing) await this.#markAsSample(existing, person);
      else missing.push(person);
    }
    if (missing.length === 0) return made;

    const hash = await this.passwords.hash(missing[0]!.password);
    for (const person of missing) if (await this.#addAccount(person, hash)) made.push(person.username);
    return made;
  }

  /** Accounts of earlier versions have no mark. A real person may have the same username, but not the same address. */
  async #markAsSample(user: User, { email }: Applicant): Promise<void> {
    if (user.isSample || normalizeEmail(user.email) !== normalizeEmail(email)) return;
    user.markAsSample();
    try {
      await this.users.save(user);
    } catch (error) {
      // Another instance that started at the same time marked it first.
      if (!(error instanceof AccountChangedConcurrently)) throw error;
    }
  }

  async #addAccount(person: Applicant, hash: string): Promise<boolean> {
    const now = this.clock.now();
    const registration = Registration.fromApplicant(person, now, () => false);
    const user = User.register(await this.users.nextId(), registration, hash, now);
    user.confirmEmail(person.email, now);
    user.markAsSample();
    try {
      await this.transactions.run(async () => {
        await this.users.add(user);
        await this.registrations.save(user.id, registration.details);
      });
      return true;
    } catch (error) {
      // Another instance that started at the same time created it first.
      if (error instanceof UsernameTaken || error instanceof EmailTaken) return false;
      throw error;
    }
  }
}
