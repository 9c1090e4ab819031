import type { UserId } from '../../domain/users/user-state';
import { type AccountRecord, UserReader, UserAccount } from '../users/ports/users';
import { NOON } from '../users/testing/user-fixture';
import { GetOwnAccount } from './own-account';

const ADA = 7 as UserId;
const NOTHING = { college: null, collegeId: null, major: null, graduationYear: null };
const NO_JOB = { currentPosition: null, company: null };
const NO_OPERATOR = {
  isEmailConfirmed: true,
  birthDate: '1990-05-01',
  isClosing: false,
  isSuspended: false,
  hasTwoFactor: false,
  grantedAt: null,
};
const ada: AccountRecord = {
  id: ADA,
  username: 'ada',
  fullName: 'Ada Example',
  email: 'ada@example.org',
  emailVerified: true,
  role: 'student',
  avatarUrl: null,
  isAgeVerified: true,
  registration: { ...NOTHING, ...NO_JOB },
  operator: NO_OPERATOR,
};
const alumna: AccountRecord = {
  ...ada,
  role: 'alumni',
  registration: {
    college: 'Reed College',
    collegeId: 3,
    major: 'Physics',
    graduationYear: 2019,
    ...NO_JOB,
    company: 'Lab',
  },
};
class SingleAccountReader extends UserReader {
  constructor(private readonly account: AccountRecord | null) {
    super();
  }

  async findAccount(): Promise<AccountRecord | null> {
    return this.account;
  }

  async findCollegeAdmin(): Promise<null> {
    return null;
  }

  async findSecurity(): Promise<null> {
    return null;
  }

  async findId(): Promise<null> {
    return null;
  }
}

const reading = (account: AccountRecord | null) =>
  new GetOwnAccount(new SingleAccountReader(account), { twoFactorNeeded: false }, { now: () => NOON }).execute(ADA);

describe('GetOwnAccount', () => {
  it('states whether the user is an operator', async () => {
    expect((await reading(ada))!.account.isOperator).toBe(false);
    const operator = { ...NO_OPERATOR, grantedAt: NOON };
    expect((await reading({ ...ada, operator }))!.account.isOperator).toBe(true);
  });

  it('returns the name that others see, which is shorter for minors', async () => {
    expect((await reading(ada))!.account.displayName).toBe('Ada Example');
    const minor = { ...ada, operator: { ...NO_OPERATOR, birthDate: '2010-05-01' } };
    expect((await reading(minor))!.account).toMatchObject({ fullName: 'Ada Example', displayName: 'Ada E.' });
  });

  it('returns the registration apart from the account, and omits the operator facts', async () => {
    const own = await reading(alumna);
    expect(own).toBeInstanceOf(UserAccount);
    expect(own!.registration).toEqual(alumna.registration);
    expect(own!.account).not.toHaveProperty('registration');
    expect(own!.account).not.toHaveProperty('operator');
  });

  it('returns null for a deleted account', async () => {
    expect(await reading(null)).toBeNull();
  });
});
