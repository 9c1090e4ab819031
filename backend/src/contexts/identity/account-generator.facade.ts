import { Injectable } from '@nestjs/common';
import { Randomness } from '../../shared/application/randomness';
import { hashSecret } from '../../shared/infrastructure/crypto-randomness';
import { bulkInsert, entityTarget, reserveIds, type RowCounts } from '../../shared/infrastructure/typeorm/bulk-insert';
import { UnitOfWork } from '../../shared/infrastructure/typeorm/unit-of-work';
import { Passwords } from './application/credentials/ports/passwords';
import type { Affiliation } from './domain/people/affiliation';
import type { ProfileSummary } from './domain/people/profile-summary';
import { Session } from './domain/sessions/session';
import type { RegistrationDetails } from './domain/users/registration';
import { NOT_CLOSING, NOT_SUSPENDED, type UserId, type UserState } from './domain/users/user-state';
import { affiliationSchema, profileSummarySchema } from './infrastructure/people/person-record.schema';
import { sessionSchema } from './infrastructure/sessions/typeorm-sessions';
import { registrationDetailsSchema, userSchema } from './infrastructure/users/typeorm-users';

export interface GeneratedAccount extends Pick<UserState, 'username' | 'fullName' | 'email' | 'role' | 'birthDate'> {
  readonly id: number;
  readonly registeredAt: Date;
  /** What an alum entered at registration. */
  readonly studies: RegistrationDetails | null;
  /** The college that an administrator named at registration. */
  readonly representedCollegeId: number | null;
}

interface GeneratedSession extends Pick<UserState, 'role'> {
  readonly userId: number;
  readonly openedAt: Date;
  readonly lastSeenAt: Date;
}

const SECRET_BYTES = 32;
const NO_STUDIES = { college: null, major: null, graduationYear: null, currentPosition: null, company: null } as const;

/** Accounts of generated people. All of it runs in a unit of work; numbers of rows are by table. */
@Injectable()
export class AccountGeneratorFacade {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly randomness: Randomness,
  ) {}

  /** Returns the number of accounts, without samples whose username doesn't start with `generatedPrefix`. */
  async countOthers(generatedPrefix: string): Promise<number> {
    const [row] = await this.unitOfWork.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM identity.users
       WHERE NOT is_sample OR starts_with(lower(username), $1)`,
      [generatedPrefix],
    );
    return row!.count;
  }

  /** Returns the first of consecutive IDs for new accounts. */
  reserveIds(count: number): Promise<number> {
    return reserveIds(this.unitOfWork, 'identity.users', count);
  }

  /**
   * Adds accounts with a confirmed address, all with the same password.
   * @param password null for a password that no one knows
   */
  async addPeople(people: () => Iterable<GeneratedAccount>, password: string | null): Promise<RowCounts> {
    const passwordHash = await this.passwords.hash(password ?? this.randomness.createToken(SECRET_BYTES));
    return {
      ...(await bulkInsert(this.unitOfWork, entityTarget(userSchema), toUsers(people(), passwordHash))),
      ...(await bulkInsert(this.unitOfWork, entityTarget(registrationDetailsSchema), toRegistrationDetails(people()))),
    };
  }

  /** Adds sessions whose secret no one knows. */
  addSessions(sessions: Iterable<GeneratedSession>): Promise<RowCounts> {
    return bulkInsert(this.unitOfWork, entityTarget(sessionSchema), this.#toSessions(sessions));
  }

  addProfileSummaries(summaries: Iterable<ProfileSummary>): Promise<RowCounts> {
    return bulkInsert(this.unitOfWork, entityTarget(profileSummarySchema), summaries);
  }

  addAffiliations(affiliations: Iterable<Affiliation>): Promise<RowCounts> {
    return bulkInsert(this.unitOfWork, entityTarget(affiliationSchema), affiliations);
  }

  *#toSessions(sessions: Iterable<GeneratedSession>) {
    for (const { userId, role, openedAt, lastSeenAt } of sessions) {
      const from = { network: '192.0.2.0/24', device: 'Firefox on Linux' };
      const session = Session.open({ id: userId as UserId, role }, from, openedAt).snapshot();
      yield { ...session, lastSeenAt, idHash: hashSecret(this.randomness.createToken(SECRET_BYTES)) };
    }
  }
}

function* toUsers(people: Iterable<GeneratedAccount>, passwordHash: string): Generator<UserState> {
  for (const { id, username, fullName, email, role, birthDate, registeredAt } of people) {
    yield {
      id: id as UserId,
      username,
      fullName,
      email,
      role,
      birthDate,
      registeredAt,
      passwordHash,
      passwordSetAt: registeredAt,
      emailVerifiedAt: registeredAt,
      pendingEmail: null,
      avatarUrl: null,
      isAgeVerified: true,
      hasPassword: true,
      isSample: true,
      version: 1,
      ...NOT_CLOSING,
      ...NOT_SUSPENDED,
    };
  }
}

function* toRegistrationDetails(people: Iterable<GeneratedAccount>) {
  for (const { id, studies, representedCollegeId } of people) {
    yield { userId: id as UserId, ...(studies ?? { ...NO_STUDIES, collegeId: representedCollegeId }) };
  }
}
