import { CollegeRights } from '../../../shared/application/college-rights';
import type { UserId } from '../domain/ids';
import { type OwnAccount, UserReader } from './ports/user-reader';
import { ReadOwnAccount } from './read-own-account';

const ADA = 7 as UserId;
const ada: OwnAccount = {
  ...{ id: ADA, username: 'ada', fullName: 'Ada Example', email: 'ada@example.org', emailVerified: true },
  ...{ role: 'college_admin', avatarUrl: null, isAgeVerified: true, alumniProfile: null, studentProfile: null },
  collegeAdmin: { collegeId: 1, status: 'pending' },
};

class OneAccount extends UserReader {
  constructor(private readonly account: OwnAccount | null) {
    super();
  }

  async ownAccount(): Promise<OwnAccount | null> {
    return this.account;
  }

  async collegeAdmin(): Promise<null> {
    return null;
  }

  async safetyOf(): Promise<null> {
    return null;
  }

  async idOf(): Promise<null> {
    return null;
  }
}

class RightsFor extends CollegeRights {
  constructor(private readonly collegeId: number | null) {
    super();
  }

  async speaksFor(userId: number, collegeId: number): Promise<boolean> {
    return userId === ADA && collegeId === this.collegeId;
  }

  async giveUp(): Promise<void> {}
}

const reading = (account: OwnAccount | null, rights: CollegeRights) =>
  new ReadOwnAccount(new OneAccount(account), rights).execute(ADA);

describe('reading one’s own account', () => {
  it('tells an administrator that the membership waits', async () => {
    expect(await reading(ada, new RightsFor(null))).toMatchObject({ collegeAdmin: { status: 'pending' } });
  });

  it('tells an administrator that the membership is active', async () => {
    expect(await reading(ada, new RightsFor(1))).toMatchObject({ collegeAdmin: { collegeId: 1, status: 'active' } });
  });

  it('counts no right for another college', async () => {
    expect(await reading(ada, new RightsFor(2))).toMatchObject({ collegeAdmin: { status: 'pending' } });
  });

  it('tells everybody else nothing of colleges', async () => {
    const student: OwnAccount = { ...ada, role: 'student', collegeAdmin: null };

    expect(await reading(student, new RightsFor(1))).toEqual(student);
  });

  it('finds nobody when the account is gone', async () => {
    expect(await reading(null, new RightsFor(1))).toBeNull();
  });
});
