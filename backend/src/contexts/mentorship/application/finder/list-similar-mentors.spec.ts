import { AlumniNotFound } from '../../domain/profile-fields/errors';
import { AlumniProfile } from '../../domain/profiles/profiles';
import { NOON } from '../connections/testing/sample-connection';
import { InMemoryPeople } from '../profiles/testing/in-memory-people';
import { StubCollegeList } from '../profiles/testing/profiles-fixture';
import { StubRelations } from '../recommendations/testing/recommendations-fixture';
import { FindSimilarMentors } from '../relationships/list-relationships';
import { InMemoryRelationshipReader } from '../relationships/testing/in-memory-relationship-reader';
import { GetAlumni } from './get-alumni';
import { ListSimilarMentors } from './list-similar-mentors';
import { InMemoryFinder } from './testing/in-memory-finder';

const [ADA, NOOR, STUDENT] = [11, 12, 1_001];
const REGISTRATION = { college: 'Reed College', collegeId: 3, major: 'Physics', graduationYear: 2019 };

/** Noor is similar to Ada, whose profile is public, hidden, or not chosen yet (null). */
function fixture(isAdaVisible: boolean | null = true) {
  const [ada, noor] = [ADA, NOOR].map((id) =>
    AlumniProfile.create(id, { ...REGISTRATION, currentPosition: null, company: null }),
  ) as [AlumniProfile, AlumniProfile];
  if (isAdaVisible !== null) ada.applyChoices({ isProfileVisible: isAdaVisible }, false, NOON);
  noor.applyChoices({ isProfileVisible: true }, false, NOON);
  const finder = new InMemoryFinder([ada, noor].map((profile) => ({ profile: profile.snapshot() })));
  const people = new InMemoryPeople().add(ADA, { role: 'alumni' }).add(NOOR, { role: 'alumni' }).add(STUDENT);
  const relations = new StubRelations();
  const reader = new InMemoryRelationshipReader();
  reader.similarMentorIds = [NOOR];
  const similar = new FindSimilarMentors(reader, people);
  const getAlumni = new GetAlumni(finder, people, relations, new StubCollegeList());
  const list = new ListSimilarMentors(getAlumni, similar, finder, people);
  return { relations, people, list: () => list.execute({ by: STUDENT, mentorId: ADA }) };
}

describe('mentors similar to another', () => {
  it.each([true, null])('are listed if the student sees the studies of the mentor (visible: %p)', async (isVisible) => {
    expect(await fixture(isVisible).list()).toMatchObject([{ id: NOOR, connectionStatus: 'none' }]);
  });

  it('are not listed if the mentor is hidden, also from a connection, which sees only the name', async () => {
    const { list, relations } = fixture(false);
    await expect(list()).rejects.toThrow(AlumniNotFound);
    relations.connected = [ADA];
    await expect(list()).rejects.toThrow(AlumniNotFound);
  });

  it('are not listed after a block, and for people who are no longer alumni', async () => {
    const { list, relations, people } = fixture();
    relations.blocked = [ADA];
    await expect(list()).rejects.toThrow(AlumniNotFound);
    relations.blocked = [];
    people.add(ADA, { role: 'student' });
    await expect(list()).rejects.toThrow(AlumniNotFound);
  });
});
