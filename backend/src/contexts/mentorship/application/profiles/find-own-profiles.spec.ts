import { FindOwnProfiles } from './find-own-profiles';
import { type OwnProfiles, ProfileReader } from './ports/profiles';
import { alumna, minor, profilesFixture, student } from './testing/profiles-fixture';

const NOTHING: OwnProfiles = { alumniProfile: null, studentProfile: null };

class StoredProfiles extends ProfileReader {
  constructor(private readonly stored: OwnProfiles) {
    super();
  }

  findByUserId = async () => this.stored;
  findStudentTraits = async () => new Map();
}

const findOwnProfiles = (stored: OwnProfiles = NOTHING) =>
  new FindOwnProfiles(new StoredProfiles(stored), profilesFixture().people);

describe('the own profiles of a user', () => {
  it.each([
    ['an adult', student, 'public'],
    ['a minor', minor, 'private'],
  ])('contain default values for %s who has just registered as a student', async (_, { id }, profileVisibility) => {
    const { studentProfile } = await findOwnProfiles().execute({ id, role: 'student' });
    expect(studentProfile).toMatchObject({ intendedMajor: null, profileVisibility, visibilityChosenAt: null });
    expect(studentProfile).not.toHaveProperty('userId');
    expect(studentProfile).not.toHaveProperty('lastEditedAt');
  });

  it('contain what is stored', async () => {
    const stored = { ...NOTHING, studentProfile: { intendedMajor: 'Law' } } as OwnProfiles;
    expect(await findOwnProfiles(stored).execute({ id: student.id, role: 'student' })).toEqual(stored);
  });

  it('contain no student profile for other roles', async () => {
    expect(await findOwnProfiles().execute({ id: alumna.id, role: 'alumni' })).toEqual(NOTHING);
  });
});
