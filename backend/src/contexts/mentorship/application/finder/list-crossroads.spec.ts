import { AlumniProfile } from '../../domain/profiles/profiles';
import { StubCollegeList } from '../profiles/testing/profiles-fixture';
import { ListCrossroads } from './list-crossroads';
import { InMemoryFinder, type Kept } from './testing/in-memory-finder';

const REGISTRATION = {
  college: 'Reed College',
  major: 'Physics',
  graduationYear: 2019,
  currentPosition: null,
  company: null,
};

function alumni(count: number, collegeId: number, consideredColleges: number[], isProfileVisible = true): Kept[] {
  const profile = AlumniProfile.create(1, { ...REGISTRATION, collegeId }).snapshot();
  return Array.from({ length: count }, () => ({ profile: { ...profile, consideredColleges, isProfileVisible } }));
}

const list = (profiles: ReturnType<typeof alumni>, ids: number[]) =>
  new ListCrossroads(new InMemoryFinder(profiles), new StubCollegeList()).execute(ids);
const pairs = async (profiles: ReturnType<typeof alumni>, ids: number[]) =>
  (await list(profiles, ids)).map(({ colleges, count }) => [...colleges.map(({ id }) => id), count]);

describe('pairs of colleges that alumni chose between', () => {
  it('are shown from five alumni on, whether or not they attended one of the two', async () => {
    const fourAlumni = [...alumni(3, 1, [2]), ...alumni(1, 3, [1, 2])];
    expect(await pairs(fourAlumni, [1, 2])).toEqual([]);
    expect(await pairs([...fourAlumni, ...alumni(1, 2, [1])], [1, 2])).toEqual([[1, 2, 5]]);
  });

  it('count only public profiles', async () => {
    expect(await pairs([...alumni(4, 1, [2]), ...alumni(9, 1, [2], false)], [1, 2])).toEqual([]);
  });

  it('are all pairs of a comparison, largest first, or all pairs of a single college', async () => {
    const profiles = [...alumni(5, 1, [2]), ...alumni(7, 3, [2])];
    expect(await pairs(profiles, [1, 2, 3])).toEqual([
      [2, 3, 7],
      [1, 2, 5],
    ]);
    expect(await pairs(profiles, [2])).toEqual([
      [2, 3, 7],
      [2, 1, 5],
    ]);
    expect(await pairs(profiles, [1, 1])).toEqual([[1, 2, 5]]);
  });

  it('include the college names', async () => {
    const [one] = await list(alumni(5, 1, [2]), [1, 2]);
    expect(one?.colleges.every(({ name }) => name.length > 0)).toBe(true);
  });
});
