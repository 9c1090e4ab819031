import type { RoleDetailsView } from '../../../../shared/application/role-details';
import type { UserId } from '../../domain/users/user-state';
import { type AccountRecord, UserReader } from '../users/ports/users';
import { NOON } from '../users/testing/user-fixture';
import { GetOwnAccount } from './own-account';
import { anAlumniProfile, StubRoleDetails } from './testing/stub-role-details';

const ADA = 7 as UserId;
const NOTHING = { college: null, collegeId: null, major: null, graduationYear: null };
const NO_WORK = { currentPosition: null, company: null };
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
  registration: { ...NOTHING, ...NO_WORK },
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
    ...NO_WORK,
    company: 'Lab',
  },
};
const dean: AccountRecord = { ...ada, role: 'college_admin', registration: { ...NOTHING, ...NO_WORK, collegeId: 1 } };
const membership = { department: 'Admissions', position: 'Dean', isMainAdmin: true, requestedCollegeId: null };

class OneAccount extends UserReader {
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

const reading = (account: AccountRecord | null, details: Partial<RoleDetailsView> = {}) =>
  new GetOwnAccount(
    new OneAccount(account),
    new StubRoleDetails(details),
    { twoFactorNeeded: false },
    { now: () => NOON },
  ).execute(ADA);

describe('reading one’s own account', () => {
  it('shows an alumna her stored profile', async () => {
    expect(await reading(alumna, { alumniProfile: anAlumniProfile })).toMatchObject({
      alumniProfile: anAlumniProfile,
      studentProfile: null,
      collegeAdmin: null,
    });
  });

  it('says whether they moderate', async () => {
    expect((await reading(ada))!.isOperator).toBe(false);
    const operator = { ...NO_OPERATOR, grantedAt: NOON };
    expect((await reading({ ...ada, operator }))!.isOperator).toBe(true);
  });

  it('shows an alumna the details of her registration until a profile is stored', async () => {
    const { alumniProfile } = (await reading(alumna))!;

    expect(alumniProfile).toMatchObject({ college: 'Reed College', collegeId: 3, company: 'Lab', maxMentees: 3 });
    expect(Object.keys(alumniProfile!).sort()).toEqual(Object.keys(anAlumniProfile).sort());
  });

  it.each([{ college: null }, { major: null }, { graduationYear: null }])(
    'shows an alumna no profile while her registration lacks %p',
    async (missing) => {
      const registration = { ...alumna.registration!, ...missing };
      expect(await reading({ ...alumna, registration })).toMatchObject({ alumniProfile: null });
      expect(await reading({ ...alumna, registration: null })).toMatchObject({ alumniProfile: null });
    },
  );

  it('shows an administrator a pending membership before it is stored', async () => {
    expect(await reading(dean)).toMatchObject({
      collegeAdmin: { collegeId: 1, status: 'pending', isMainAdmin: false, department: null },
    });
  });

  it('shows an administrator the membership', async () => {
    const collegeAdmin = { collegeId: 2, status: 'active' as const, ...membership };

    expect(await reading(dean, { collegeAdmin })).toMatchObject({ collegeAdmin });
  });

  it('says only of administrators whether they may speak for a college', async () => {
    const collegeAdmin = { collegeId: 2, status: 'active' as const, ...membership };
    expect((await reading(dean))!.adminStatus).toBe('pending');
    expect((await reading(dean, { collegeAdmin }))!.adminStatus).toBe('active');
    expect((await reading({ ...dean, registration: null }))!.adminStatus).toBe('pending');
    expect((await reading(ada))!.adminStatus).toBeNull();
    expect(await reading({ ...dean, registration: { ...dean.registration!, collegeId: null } })).toMatchObject({
      collegeAdmin: null,
    });
  });

  it('takes nothing from a registration for another role', async () => {
    for (const role of ['student', 'college_admin'] as const) {
      expect(await reading({ ...alumna, role })).toMatchObject({ alumniProfile: null, collegeAdmin: null });
    }
    for (const role of ['student', 'alumni'] as const) {
      expect(await reading({ ...dean, role })).toMatchObject({ alumniProfile: null, collegeAdmin: null });
    }
  });

  it('hides the registration and the facts about operators', async () => {
    const account = await reading(alumna);
    expect(account).not.toHaveProperty('registration');
    expect(account).not.toHaveProperty('operator');
  });

  it('finds no one when the account is gone', async () => {
    expect(await reading(null)).toBeNull();
  });
});
