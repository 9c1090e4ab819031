import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { CreatePrivateProfile } from './create-private-profile';
import { profilesFixture, minor, student } from '../profiles/testing/profiles-fixture';

function identityFixture() {
  const { students, people, updateStudent } = profilesFixture();
  const begin = new CreatePrivateProfile(students, people, new NoTransactions());
  const visibilityOf = async (id: number) => (await students.findByUserId(id))?.snapshot().profileVisibility;
  return { begin, updateStudent, visibilityOf, students };
}

describe('creating a private profile', () => {
  it('creates one for a minor without a profile', async () => {
    const { begin, visibilityOf } = identityFixture();
    await begin.execute(minor.id);
    expect(await visibilityOf(minor.id)).toBe('private');
  });

  it('leaves an existing profile unchanged', async () => {
    const { begin, updateStudent, students } = identityFixture();
    await updateStudent.execute({ by: minor, changes: { bio: 'Hello' } });
    await begin.execute(minor.id);
    expect((await students.findByUserId(minor.id))!.snapshot().bio).toBe('Hello');
  });

  it('does nothing for adults and deleted accounts', async () => {
    const { begin, visibilityOf } = identityFixture();
    for (const id of [student.id, 99]) {
      await begin.execute(id);
      expect(await visibilityOf(id)).toBeUndefined();
    }
  });
});
