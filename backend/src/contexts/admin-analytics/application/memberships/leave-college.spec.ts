import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { ErasePerson } from './leave-college';
import { PersonalData } from './ports/memberships';
import { membershipFixture } from './testing/membership-fixture';

class RecordedErasure extends PersonalData {
  readonly erased: number[] = [];

  async find(): Promise<Record<string, never>> {
    return {};
  }

  async delete(userId: number): Promise<void> {
    this.erased.push(userId);
  }
}

describe('erasing an administrator', () => {
  it('makes a colleague the main administrator, and erases the data of the person', async () => {
    const { verify, memberships, leaveCollege } = membershipFixture();
    await verify('ada');
    await verify('ben');
    const erasure = new RecordedErasure();
    await new ErasePerson(memberships, leaveCollege, erasure, new NoTransactions()).execute(7);
    expect((await memberships.listActive(1)).map(({ userId, isMain }) => [userId, isMain])).toEqual([[8, true]]);
    expect(erasure.erased).toEqual([7]);
  });
});
