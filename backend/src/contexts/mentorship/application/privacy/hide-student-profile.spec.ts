import { HideStudentProfile } from './create-private-profile';
import { alumna, profilesFixture } from '../profiles/testing/profiles-fixture';

/** An alum with a profile who can become a student. */
async function identityFixture() {
  const { students, alumni, begin, choose, updateStudent } = profilesFixture();
  await begin.execute(alumna.id);
  const becomesStudent = async () => {
    await new HideStudentProfile(alumni, students).execute(alumna.id);
    return (await students.findByUserId(alumna.id))?.snapshot().profileVisibility;
  };
  const asStudent = { ...alumna, role: 'student' } as const;
  return { choose, updateStudent, becomesStudent, asStudent };
}

describe('becoming a student', () => {
  it('creates a private profile for a person who hid their alumni profile', async () => {
    const { choose, becomesStudent } = await identityFixture();
    await choose.execute({ by: alumna, choices: { isProfileVisible: false } });
    expect(await becomesStudent()).toBe('private');
  });

  it('makes an earlier student profile private unless a visibility was chosen', async () => {
    const { choose, updateStudent, becomesStudent, asStudent } = await identityFixture();
    await updateStudent.execute({ by: asStudent, changes: { bio: 'Hello' } });
    await choose.execute({ by: alumna, choices: { isProfileVisible: false } });
    expect(await becomesStudent()).toBe('private');
  });

  it('keeps the visibility that was chosen as a student', async () => {
    const { choose, becomesStudent, asStudent } = await identityFixture();
    await choose.execute({ by: asStudent, choices: { profileVisibility: 'public' } });
    await choose.execute({ by: alumna, choices: { isProfileVisible: false } });
    expect(await becomesStudent()).toBe('public');
  });

  it("creates no profile for a person who shows their alumni profile or hasn't chosen yet", async () => {
    const { choose, becomesStudent } = await identityFixture();
    expect(await becomesStudent()).toBeUndefined();
    await choose.execute({ by: alumna, choices: { isProfileVisible: true } });
    expect(await becomesStudent()).toBeUndefined();
  });
});
